/**
 * Runs in the browser before any other script of ours. zod tries whether it may make code from text, which the policy of
 * every page stops and reports; it is told beforehand that it may not.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
