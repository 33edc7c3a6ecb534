import type { FleetAlertDetails } from '@/plugins/portal/sources/fleet-source'
import { asJson, callApi } from '../call-api'

/** Takes alerts on, all of them or none: the numbers of those that are acknowledged now. */
export async function acknowledge(ids: number[], comment: string): Promise<number[]> {
  const answer = await callApi('/api/admin/alerts/acknowledge', asJson('POST', { ids, comment }))
  return ((await answer.json()) as { acknowledged: number[] }).acknowledged
}

/** One alert with its history. */
export const loadAlert = async (id: string, signal: AbortSignal): Promise<FleetAlertDetails> =>
  (await (await callApi(`/api/admin/alerts/${encodeURIComponent(id)}`, { signal })).json()) as FleetAlertDetails

/** Takes one alert on, or opens it again; with a comment alone where that is so already. */
export async function remark(id: number, what: 'acknowledge' | 'reopen', comment: string): Promise<FleetAlertDetails> {
  const answer = await callApi(`/api/admin/alerts/${id}/${what}`, asJson('POST', { comment }))
  return (await answer.json()) as FleetAlertDetails
}
