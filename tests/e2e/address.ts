/** Where the server under test listens. */
export const PORT = 3117
export const BASE_URL = `http://localhost:${PORT}`

/** The password of the demonstration accounts in the tests. */
export const PASSWORD = 'prairie test 2026'
