/** What a client may ask for by a click. */
export type CatalogueItem = { id: number; name: string; description: string; expectedAnswer: string }
