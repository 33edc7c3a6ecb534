import type { PayloadRequest } from 'payload'
import { isStale } from '@/lib/server/etag'
import { HttpError } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { BackstagePlugin } from '@/payload-types'
import { testAddress } from './connection'
import {
  type AdminPlugin,
  configProblems,
  type ConnectionReport,
  mergedConfig,
  type PluginPatch,
  publicConfig,
  type PublicPlugin,
  settingsOf,
  shownConfig,
} from './schema'

const MOST = 100

async function findPlugins(req: PayloadRequest, onlyEnabled: boolean): Promise<BackstagePlugin[]> {
  const { docs } = await req.payload.find({
    collection: 'backstage_plugins',
    where: onlyEnabled ? { enabled: { equals: true } } : {},
    sort: 'id',
    limit: MOST,
    pagination: false,
    depth: 0,
    req,
    // Nobody may read a configuration; what a caller may see of it is chosen by whoever asks here.
    overrideAccess: true,
  })
  return docs
}

/**
 * The enabled plugins, oldest first, without what only the server may know.
 * @throws HttpError 401
 */
export async function listEnabledPlugins(req: PayloadRequest): Promise<PublicPlugin[]> {
  if (!req.user) throw new HttpError(401, 'Please sign in first')
  return (await findPlugins(req, true)).map(({ id, name, description, enabled, config, updatedAt }) => ({
    id,
    name,
    description: description ?? null,
    enabled,
    config: publicConfig(name, config),
    updatedAt,
  }))
}

const present = ({ id, name, description, enabled, config, updatedAt }: BackstagePlugin): AdminPlugin => ({
  id,
  name,
  description: description ?? null,
  enabled,
  ...shownConfig(name, config),
  updatedAt,
})

/** All plugins, oldest first, without their secrets. That the caller is an administrator was asked before. */
export const listPlugins = async (req: PayloadRequest): Promise<AdminPlugin[]> =>
  (await findPlugins(req, false)).map(present)

async function findPlugin(req: PayloadRequest, id: number): Promise<BackstagePlugin> {
  const plugin = await req.payload.findByID({
    collection: 'backstage_plugins',
    id,
    depth: 0,
    disableErrors: true,
    req,
    // As above.
    overrideAccess: true,
  })
  if (!plugin) throw new HttpError(404, 'This plugin does not exist')
  return plugin
}

/** @throws HttpError 400 when the plugin's schema does not accept it */
function checkedConfig({ name, config: stored }: BackstagePlugin, given: PluginPatch['config']): object {
  if (given === undefined) return {}
  const errors = configProblems(name, given).map(({ path, message }) => ({
    path: ['config', path].filter(Boolean).join('.'),
    message: path ? `${path}: ${message}` : message,
  }))
  if (errors[0]) throw new HttpError(400, errors[0].message, { errors })
  return { config: mergedConfig(name, given, stored) }
}

/**
 * Changes a plugin. That the caller is an administrator was asked before.
 * @returns the stored plugin, or the newer one when the caller's `If-Match` was stale
 * @throws HttpError 400 when the plugin's schema does not accept the configuration, 404 when there is no such plugin
 */
export const updatePlugin = (
  req: PayloadRequest,
  id: number,
  { enabled, config }: PluginPatch,
): Promise<{ stored: AdminPlugin } | { stale: AdminPlugin }> =>
  inTransaction(req, async () => {
    // Two who save one plugin go one after the other.
    await sqlOf(req).query('select pg_advisory_xact_lock(hashtext($1))', [`backstage_plugins ${id}`])
    const current = await findPlugin(req, id)
    if (isStale(req, current.updatedAt)) return { stale: present(current) }
    const plugin = await req.payload.update({
      collection: 'backstage_plugins',
      id,
      data: { ...(enabled !== undefined && { enabled }), ...checkedConfig(current, config) },
      depth: 0,
      req,
      // The configuration is closed to every other door.
      overrideAccess: true,
    })
    return { stored: present(plugin) }
  })

const textIn = (config: unknown, key: string | undefined): string | undefined => {
  const value = key && typeof config === 'object' && config !== null ? (config as Record<string, unknown>)[key] : ''
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Tries the address that a plugin's stored configuration names, with its token.
 * @throws HttpError 404 when there is no such plugin
 */
export async function testConnection(req: PayloadRequest, id: number): Promise<ConnectionReport> {
  const { name, config } = await findPlugin(req, id)
  const settings = settingsOf(name)
  const address = textIn(config, settings?.addressKey)
  if (!settings || !address)
    return {
      isReachable: false,
      message: settings
        ? `Nothing to connect to: ${settings.addressKey} is not set`
        : 'Nothing to connect to: this plugin has no address that the portal knows of',
    }
  return testAddress(address, textIn(config, settings.tokenKey))
}
