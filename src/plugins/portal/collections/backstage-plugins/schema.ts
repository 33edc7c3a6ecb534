import { z } from 'zod'

const address = z
  .url({ protocol: /^https?$/, error: 'An address that begins with https:// or http://' })
  .max(500)
  .refine(
    (url) => !/^https?:\/\/[^/?#]*@/i.test(url),
    'A password does not belong into an address; there is a setting for it',
  )
const SECONDS = 'A whole number of seconds from 10 to 3600'
const seconds = z.int(SECONDS).min(10, SECONDS).max(3600, SECONDS)
const text = (most: number) => {
  const message = `A text of 1 to ${most} characters`
  return z.string(message).min(1, message).max(most, message)
}
const secret = text(500)
const short = text(120)
const oneOf = <const Values extends [string, ...string[]]>(values: Values) =>
  z.enum(values, `One of ${values.map((value) => `"${value}"`).join(', ')}`)

/** What the configuration of a plugin may hold. */
export type PluginSettings = {
  schema: z.ZodObject
  /** The keys that a browser of the portal may see. The others never leave the server, but to an administrator. */
  publicKeys: readonly string[]
  /** The keys whose values are taken and never given, to nobody. */
  secretKeys: readonly string[]
  /** The key of the address where its data comes from. */
  addressKey: string
  /** The secret that this address asks for; nothing where the secret is for something else. */
  tokenKey?: string
}

/** The plugins that the portal knows, by name. */
export const pluginSettings: Record<string, PluginSettings> = {
  'Service Catalog': {
    schema: z.strictObject({
      catalogUrl: address.optional(),
      owner: short.optional(),
      refreshSeconds: seconds.optional(),
      token: secret.optional(),
    }),
    publicKeys: ['owner', 'refreshSeconds'],
    secretKeys: ['token'],
    addressKey: 'catalogUrl',
    tokenKey: 'token',
  },
  TechDocs: {
    schema: z.strictObject({
      builder: oneOf(['local', 'external']).optional(),
      storageUrl: address.optional(),
      storageKey: secret.optional(),
    }),
    publicKeys: ['builder'],
    secretKeys: ['storageKey'],
    addressKey: 'storageUrl',
  },
  Kubernetes: {
    schema: z.strictObject({
      clusterName: short.optional(),
      clusterUrl: address.optional(),
      refreshSeconds: seconds.optional(),
      serviceAccountToken: secret.optional(),
    }),
    publicKeys: ['clusterName', 'refreshSeconds'],
    secretKeys: ['serviceAccountToken'],
    addressKey: 'clusterUrl',
    tokenKey: 'serviceAccountToken',
  },
  'CI/CD': {
    schema: z.strictObject({
      provider: oneOf(['github', 'gitlab', 'jenkins']).optional(),
      projectUrl: address.optional(),
      webhookSecret: secret.optional(),
    }),
    publicKeys: ['provider'],
    secretKeys: ['webhookSecret'],
    addressKey: 'projectUrl',
  },
}

/** What is known of a plugin's configuration; nothing of a plugin that nobody knows. */
export const settingsOf = (name: string): PluginSettings | undefined =>
  Object.hasOwn(pluginSettings, name) ? pluginSettings[name] : undefined

/** The configuration of a plugin: always an object. */
export type PluginConfig = Record<string, unknown>

const isObject = (value: unknown): value is PluginConfig =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A plugin as a browser sees it. */
export type PublicPlugin = {
  id: number
  name: string
  description: string | null
  enabled: boolean
  config: PluginConfig
  updatedAt: string
}

/** A plugin as an administrator sees it: secrets are empty texts, and `secrets` names those that are set. */
export type AdminPlugin = PublicPlugin & { secrets: string[] }

/**
 * A configuration reduced to what a browser may see: the public keys of that plugin whose values are what its schema
 * says. Of a plugin that nobody knows it is nothing.
 */
export function publicConfig(name: string, config: unknown): PluginConfig {
  const settings = settingsOf(name)
  if (!settings || !isObject(config)) return {}
  const shown = settings.publicKeys.filter((key) => {
    const field = settings.schema.shape[key] as z.ZodType | undefined
    return Object.hasOwn(config, key) && config[key] !== undefined && field?.safeParse(config[key]).success
  })
  return Object.fromEntries(shown.map((key) => [key, config[key]]))
}

/** Whether the value of a key is never given. Of a plugin that nobody knows it is none: any may be a secret. */
export const isSecret = (name: string, key: string): boolean => settingsOf(name)?.secretKeys.includes(key) ?? true

/** A stored configuration as an administrator may see it, and which of its secrets are set. */
export function shownConfig(name: string, stored: unknown): Pick<AdminPlugin, 'config' | 'secrets'> {
  const entries = isObject(stored) ? Object.entries(stored) : []
  return {
    config: Object.fromEntries(entries.map(([key, value]) => [key, isSecret(name, key) ? '' : value])),
    secrets: entries.flatMap(([key]) => (isSecret(name, key) ? [key] : [])),
  }
}

/** What is stored of a configuration that came in: a secret that is empty or left out stays, one that is `null` goes. */
export function mergedConfig(name: string, given: PluginConfig, stored: unknown): PluginConfig {
  const before = isObject(stored) ? Object.entries(stored) : []
  const isKept = ([key]: [string, unknown]) => isSecret(name, key) && (!Object.hasOwn(given, key) || given[key] === '')
  const isWritten = ([key, value]: [string, unknown]) => !isSecret(name, key) || (value !== '' && value !== null)
  return Object.fromEntries([...before.filter(isKept), ...Object.entries(given).filter(isWritten)])
}

/** Something that is wrong with a configuration: the key it is about (`''` for all of it), and why. */
export type ConfigProblem = { path: string; message: string }

/** What a plugin's schema says against a configuration as it was typed in: an empty or `null` secret is none. */
export function configProblems(name: string, config: unknown): ConfigProblem[] {
  if (!isObject(config)) return [{ path: '', message: 'The configuration is a JSON object' }]
  const result = settingsOf(name)?.schema.safeParse(mergedConfig(name, config, {}))
  if (!result || result.success) return []
  return result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: key, message: `${name} has no setting of this name` }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  )
}

/** What is changed of a plugin. `updatedAt` is taken and ignored: the server keeps the time. */
export const pluginPatch = z
  .object({
    enabled: z.boolean('Whether the plugin is enabled is true or false').optional(),
    config: z.record(z.string(), z.unknown(), 'The configuration is a JSON object').optional(),
    updatedAt: z.unknown().optional(),
  })
  .refine(({ enabled, config }) => enabled !== undefined || config !== undefined, 'Send enabled or config')

/** What an administrator changes of a plugin. */
export type PluginPatch = { enabled?: boolean; config?: PluginConfig }

/** What a test of a plugin's connection found, in words. */
export type ConnectionReport = { isReachable: boolean; message: string }
