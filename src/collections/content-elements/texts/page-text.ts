/** A text of a page that editors may change: where it stands there, and what it says (inline HTML) until somebody has. */
export type PageText = { place: string; text: string }

/** The texts of a page, by the ids of their elements. */
export type PageTexts = Record<string, PageText>
