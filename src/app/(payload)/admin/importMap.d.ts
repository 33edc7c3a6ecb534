import type { ImportMap } from 'payload'

/** What `npm run generate` writes into importMap.js: the components that payload.config.ts names by their paths. */
export declare const importMap: ImportMap
