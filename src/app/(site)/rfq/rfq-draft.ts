import type { RfqForm } from '@/collections/rfq-requests/schema'
import type { Upload } from './upload-store'

const KEY = 'rfq-draft'
export const FORM_ID = 'rfq-form'

/** The texts and boxes of the form, as the browser holds them. */
export type RfqValues = Omit<RfqForm, 'terms' | 'documentUrls' | 'floorPlanUrls' | 'serviceType'> & {
  serviceType: string
  scopeOfWork: string
  timeline: string
  budget: string
  newsletter: boolean
  terms: boolean
}

export const emptyRfq: RfqValues = {
  fullName: '',
  company: '',
  email: '',
  phone: '',
  serviceType: '',
  projectDescription: '',
  scopeOfWork: '',
  timeline: '',
  budget: '',
  newsletter: false,
  terms: false,
}

type Draft = { values?: Partial<RfqValues>; uploads?: Upload[] }

function readDraft(): Draft {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '{}') ?? {}) as Draft
  } catch {
    return {}
  }
}

/** Keeps a part of the draft for as long as the tab lives. The bytes of files are never kept. */
export function keepDraft(part: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readDraft(), ...part }))
  } catch {
    // Without storage a reload begins anew.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

/** What was typed into the page before it came alive. */
function typedAlready(): Partial<RfqValues> {
  const form = document.getElementById(FORM_ID)
  if (!(form instanceof HTMLFormElement)) return {}
  const typed: Record<string, string | boolean> = {}
  for (const name of Object.keys(emptyRfq)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.checked) typed[name] = true
    } else {
      const { value } = (control ?? {}) as HTMLInputElement
      if (value) typed[name] = value
    }
  }
  return typed
}

/** What the form begins with: nothing, what was kept before a reload, what was typed already; the later wins. */
export function startingValues(): RfqValues {
  if (typeof document === 'undefined') return emptyRfq
  return { ...emptyRfq, ...readDraft().values, ...typedAlready() }
}

/** The files that had arrived before a reload. */
export const keptUploads = (): Upload[] => readDraft().uploads ?? []

/** The files as the draft keeps them: those that have arrived. */
export const uploadsToKeep = (uploads: readonly Upload[]): Upload[] =>
  uploads.flatMap(({ file: _bytes, ...upload }) => (upload.status === 'done' ? [upload] : []))
