/** The words of a search: runs of letters and digits. Nothing else reaches the database, so no sign has a meaning there. */
export const wordsOf = (query: string): string[] => query.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
