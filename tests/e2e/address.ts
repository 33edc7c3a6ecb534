/** Where the server under test listens. */
export const PORT = 3117
export const BASE_URL = `http://localhost:${PORT}`

/** Where the provider of sign-ins listens while a test needs it; serve.mjs tells the server of it. */
export const PROVIDER_PORT = 3118

/** The password of the demonstration accounts in the tests. */
export const PASSWORD = 'prairie test 2026'
