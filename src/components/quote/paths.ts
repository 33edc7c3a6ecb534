/** The PDF of a quote; the signed one once it was accepted. */
export const pdfPath = (token: string): string => `/api/quotes/${token}/pdf`
