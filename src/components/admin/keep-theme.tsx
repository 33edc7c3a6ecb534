'use client'

import { useLayoutEffect } from 'react'
import { readTheme } from '@/lib/client/theme'

/** Next draws this screen in the browser, where no script in `<head>` has set the theme. */
export function KeepTheme() {
  useLayoutEffect(() => {
    const theme = readTheme()
    const isDark = theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }, [])
  return null
}
