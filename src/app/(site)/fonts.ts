import localFont from 'next/font/local'

/** Instrument Sans, variable, reduced to Latin; text waits in a fallback of the same measures. */
export const sans = localFont({
  src: '../../fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-sans-face',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

/** IBM Plex Mono for figures and labels, reduced to ASCII. Its width is that of the fallbacks, so nothing shifts. */
export const mono = localFont({
  src: '../../fonts/ibm-plex-mono.woff2',
  weight: '400',
  variable: '--font-mono-face',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'Menlo', 'Courier New', 'monospace'],
})
