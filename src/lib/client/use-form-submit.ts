import { type RefObject, useRef, useState } from 'react'
import { type DefaultValues, type Path, type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import { request, RequestError } from './request'
import { prepareToasts } from './toast'
import { createCallKeys } from './unique-key'
import { useHydrated } from './use-hydrated'

type Values = Record<string, string>
type Form<V extends Values, Output> = UseFormReturn<V, unknown, Output>
type Honeypot = RefObject<HTMLInputElement | null>

type Options<V extends Values, Output> = {
  /** The id of the form's element. */
  id: string
  url: string
  /** What the form begins with. */
  empty: V
  /** Loads the rules of the form, when somebody turns to it. */
  loadRules: () => Promise<{ resolve: Resolver<V, unknown, Output> }>
  /** Sends the form where it is not JSON alone. `mark` is what else makes two tries the same, a file's name say. */
  post?: { send: (url: string, body: object, headers: Record<string, string>) => Promise<void>; mark: string }
  onSent: (form: Form<V, Output>) => void
  onFailed: (error: unknown) => void
}

const NO_ANSWER = 'We could not be reached. Please check your connection and try again; what you typed is still here.'

/** What was typed into the page, or put back by the browser, before it came alive; what the form begins with elsewhere. */
function startingValues<V extends Values>(id: string, empty: V): V {
  if (typeof document === 'undefined') return empty
  const form = document.getElementById(id)
  if (!(form instanceof HTMLFormElement)) return empty
  const typed = Object.keys(empty).map((name) => {
    const control = form.elements.namedItem(name)
    return [name, (control as HTMLInputElement | null)?.value || empty[name]]
  })
  return Object.fromEntries(typed) as V
}

/** Holds a form to the schema that the server holds it to. Where that cannot be loaded, the server still checks. */
const lazyResolver =
  <V extends Values, Output>(loadRules: Options<V, Output>['loadRules']): Resolver<V, unknown, Output> =>
  async (values, context, options) => {
    const rules = await loadRules().catch(() => undefined)
    return rules ? rules.resolve(values, context, options) : { values: values as unknown as Output, errors: {} }
  }

/** Puts the server's messages at their fields. */
function placeErrors<V extends Values, Output>(form: Form<V, Output>, honeypot: Honeypot, error: unknown): void {
  if (!(error instanceof RequestError)) return
  let isFirst = true
  for (const { path, message } of error.problem?.errors ?? []) {
    // Filled in by a program that helps the visitor, most likely: the next try passes.
    if (path === 'website' && honeypot.current) honeypot.current.value = ''
    else if (path in form.getValues()) {
      form.setError(path as Path<V>, { type: 'server', message }, { shouldFocus: isFirst })
      isFirst = false
    }
  }
}

/** Posts the form once at a time; a try with the same content has the same key, so that it is never stored twice. */
function useSend<V extends Values, Output>(options: Options<V, Output>, form: Form<V, Output>, honeypot: Honeypot) {
  const [isSending, setIsSending] = useState(false)
  const [message, setMessage] = useState<string>()
  const [keys] = useState(createCallKeys)
  const isUnderWay = useRef(false)

  async function send(values: Output) {
    // Two quick presses are one: the second finds the first under way.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setMessage(undefined)
    setIsSending(true)
    const body = { ...values, website: honeypot.current?.value ?? '' }
    try {
      const headers = { 'Idempotency-Key': keys.keyFor(JSON.stringify(body) + (options.post?.mark ?? '')) }
      if (options.post) await options.post.send(options.url, body, headers)
      else await request('POST', options.url, { body, headers })
      keys.forget()
      options.onSent(form)
    } catch (error) {
      options.onFailed(error)
      setMessage((error instanceof RequestError && error.problem?.message) || NO_ANSWER)
      placeErrors(form, honeypot, error)
    } finally {
      isUnderWay.current = false
      setIsSending(false)
    }
  }
  return { isSending, message, send }
}

/**
 * A form of texts and choices that is posted as JSON, or by `post` when files may go with it. Whatever fails, all values stay. Without scripts it is a plain
 * form that the server answers with a page.
 * @returns the form, what its element needs, whether it is on its way, and what went wrong with it as a whole
 */
export function useFormSubmit<V extends Values, Output>(options: Options<V, Output>) {
  const { id, url, empty, loadRules } = options
  const form = useForm<V, unknown, Output>({
    resolver: lazyResolver(loadRules),
    mode: 'onTouched',
    defaultValues: useState(() => startingValues(id, empty))[0] as DefaultValues<V>,
  })
  const honeypot = useRef<HTMLInputElement>(null)
  const { isSending, message, send } = useSend(options, form, honeypot)
  const isHydrated = useHydrated()

  // What the form needs later is loaded when somebody turns to it: most visitors of a page do not.
  const onFocus = () => {
    prepareToasts()
    void loadRules().catch(() => undefined)
  }

  const element = {
    id,
    action: url,
    method: 'post',
    // Without scripts, files go along in this one only.
    encType: options.post && 'multipart/form-data',
    noValidate: isHydrated,
    onFocus,
    onSubmit: form.handleSubmit(send),
  }
  return { form, element, honeypot, isSending, message }
}
