/** The one shape of an error that any call answers with. */
export type Problem = { message: string; errors?: { path: string; message: string }[] }
