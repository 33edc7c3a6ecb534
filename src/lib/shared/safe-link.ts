/** Whether an address may stand in a link of the site: the web, mail, telephone, or a place on this site. */
export const isSafeLink = (href: string): boolean => /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(href.trim())
