'use client'

import { useLayoutEffect } from 'react'
import { startTheme } from '@/lib/client/theme'

/** Makes sure that the page has its theme when the script in `<head>` could not set it. */
export function ThemeGuard() {
  useLayoutEffect(startTheme, [])
  return null
}
