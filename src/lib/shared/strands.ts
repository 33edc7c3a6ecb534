/** The fiber colour code of TIA-598, the accents of the site: each service owns one. */
export const strands = [
  { value: 'blue', label: 'Blue' },
  { value: 'orange', label: 'Orange' },
  { value: 'green', label: 'Green' },
  { value: 'brown', label: 'Brown' },
  { value: 'slate', label: 'Slate' },
  { value: 'white', label: 'White' },
  { value: 'red', label: 'Red' },
  { value: 'black', label: 'Black' },
  { value: 'yellow', label: 'Yellow' },
  { value: 'violet', label: 'Violet' },
  { value: 'rose', label: 'Rose' },
  { value: 'aqua', label: 'Aqua' },
] as const

/** One colour of the fiber colour code. */
export type Strand = (typeof strands)[number]['value']
