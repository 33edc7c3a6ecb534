'use client'

import { createContext } from 'react'
import type { Colleague } from '@/collections/rfq-requests/schema'

/** Who can be given requests. */
export const ColleaguesContext = createContext<Colleague[]>([])
