'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { isTaken, totalsOfChoice, type ChoiceTotals } from '@/plugins/portal/collections/quotes/amounts'
import type { QuoteLine } from '@/plugins/portal/collections/quotes/schema'

type Choice = {
  /** The optional lines that are wanted. */
  chosen: string[]
  totals: ChoiceTotals
  /** Whether the reader has changed anything: only then a new total is news. */
  isChanged: boolean
  setChosen: (id: string, isWanted: boolean) => void
}

const Context = createContext<Choice | null>(null)

type Props = { lines: QuoteLine[]; depositBasisPoints: number; children: ReactNode }

/** Holds which optional lines the reader wants, and what that comes to: the same reckoning as on the server. */
export function ChoiceProvider({ lines, depositBasisPoints, children }: Props) {
  const [wanted, setWanted] = useState<string[]>()
  const value = useMemo(() => {
    const chosen = wanted ?? lines.filter((line) => line.isOptional && isTaken(line)).map(({ id }) => id)
    return {
      chosen,
      totals: totalsOfChoice(lines, depositBasisPoints, chosen),
      isChanged: wanted !== undefined,
      setChosen: (id: string, isWanted: boolean) =>
        setWanted(isWanted ? [...chosen.filter((one) => one !== id), id] : chosen.filter((one) => one !== id)),
    }
  }, [lines, depositBasisPoints, wanted])
  return <Context value={value}>{children}</Context>
}

/** The choice of the quote round this part of the page. */
export function useChoice(): Choice {
  const choice = useContext(Context)
  if (!choice) throw new Error('useChoice is called within a ChoiceProvider')
  return choice
}
