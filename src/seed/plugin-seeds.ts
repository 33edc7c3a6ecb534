import type { PayloadRequest } from 'payload'

/** What a plugin adds to the seed. It says so in the config, as one of `custom.seeds`. */
export type PluginSeed = {
  /** Content of every installation. Called at every start: it leaves what is there alone. */
  content?: (req: PayloadRequest) => Promise<void>
  /** Records of the demonstration, whose people are there already. Called once. */
  demo?: (req: PayloadRequest) => Promise<void>
}

/** Does one part of the seeds of all plugins, in their order. */
export async function seedPlugins(req: PayloadRequest, part: keyof PluginSeed): Promise<void> {
  for (const seed of (req.payload.config.custom?.seeds as PluginSeed[] | undefined) ?? []) await seed[part]?.(req)
}
