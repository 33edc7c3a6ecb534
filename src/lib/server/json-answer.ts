import { processSingleton } from './process-singleton.ts'

/** The texts of answers that were made here. */
const texts = processSingleton('answer-texts', () => new WeakMap<Response, string>())

/** An answer in JSON that nobody keeps. The server finds its text without reading it back from a stream. */
export function jsonAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const text = JSON.stringify(body)
  const response = new Response(text, {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  })
  texts.set(response, text)
  return response
}

/** The whole text of an answer, where it is known. */
export const textOf = (response: Response): string | undefined => texts.get(response)
