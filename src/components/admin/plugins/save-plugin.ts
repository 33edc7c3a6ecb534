import { request, RequestError } from '@/lib/client/request'
import type { AdminPlugin, ConnectionReport, PluginPatch } from '@/plugins/portal/collections/backstage-plugins/schema'

/** What came of a save: the stored plugin, or the newer one of somebody else, of which nothing was overwritten. */
export type SaveOutcome = { stored: AdminPlugin } | { newer: AdminPlugin }

/** Why a call failed, fit to be shown. */
export function reasonOf(error: unknown): string {
  if (error instanceof RequestError) return error.problem?.message ?? error.message
  return 'The server could not be reached. Please check your connection and try again.'
}

/**
 * Saves a change of a plugin, unless somebody has changed it since.
 * @throws RequestError or a TypeError when it was not saved
 */
export async function savePlugin({ id, updatedAt }: AdminPlugin, patch: PluginPatch): Promise<SaveOutcome> {
  try {
    const options = { body: { ...patch, updatedAt }, headers: { 'If-Match': `"${updatedAt}"` } }
    return { stored: await request<AdminPlugin>('PATCH', `/api/admin/plugins/${id}`, options) }
  } catch (error) {
    const problem = error instanceof RequestError && error.status === 412 ? error.problem : undefined
    const { current } = (problem ?? {}) as { current?: AdminPlugin }
    if (current) return { newer: current }
    throw error
  }
}

/** All plugins as they are now. */
export const loadPlugins = (): Promise<AdminPlugin[]> => request<AdminPlugin[]>('GET', '/api/admin/plugins')

/** Tries the connection of a plugin, as it is saved. */
export const testPlugin = (id: number): Promise<ConnectionReport> =>
  request<ConnectionReport>('POST', `/api/admin/plugins/${id}/test`)
