import type { Strand } from './strands'

/** Colours of styles/tokens.css for what cannot read a style sheet: pictures, the manifest, the frame of a browser. */
export const palette = {
  light: { paper: '#f8fafb', line: '#d5dde4', ink: '#101b27', inkMuted: '#4b5a69' },
  dark: { paper: '#0c141d' },
} as const

/** The strand colours of the light theme. */
export const strandColors: Record<Strand, string> = {
  blue: '#0b5cad',
  orange: '#b04a00',
  green: '#146c3a',
  brown: '#7a4a21',
  slate: '#55636f',
  white: '#6b7884',
  red: '#b3261e',
  black: '#1b2733',
  yellow: '#7d6000',
  violet: '#6a3fb0',
  rose: '#b0306f',
  aqua: '#0a6d78',
}
