'use client'

import { useRef, useState } from 'react'

/** Which requests of the page are chosen. With `isRange`, all between the last one and this one follow it. */
export function useSelection(ids: number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number>(undefined)
  // Only what can be seen can be chosen.
  const selected = ids.filter((id) => chosen.has(id))

  const toggle = (id: number, isRange = false) => {
    const isOn = !chosen.has(id)
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)]
    const reached = isRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    const next = new Set(selected)
    for (const one of reached)
      if (isOn) next.add(one)
      else next.delete(one)
    last.current = id
    setChosen(next)
  }
  const toggleAll = () => setChosen(new Set(selected.length === ids.length ? [] : ids))
  return { selected, toggle, toggleAll, clear: () => setChosen(new Set()) }
}

export type Selection = ReturnType<typeof useSelection>
