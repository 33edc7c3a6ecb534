'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { reasonOf } from './desk-calls'

type Loaded<T> = { of: string; value?: T; problem?: string }

/**
 * Something that the server is asked for.
 * @param key names what is asked for; another one is asked for anew
 */
export function useLoaded<T>(key: string, load: () => Promise<T>) {
  const [attempt, setAttempt] = useState(0)
  const wanted = `${key}#${attempt}`
  const [loaded, setLoaded] = useState<Loaded<T>>({ of: '' })
  const ask = useEffectEvent(load)
  useEffect(() => {
    let isOver = false
    const settle = (result: Omit<Loaded<T>, 'of'>) => isOver || setLoaded({ of: wanted, ...result })
    ask().then(
      (value) => settle({ value }),
      (error: unknown) => settle({ problem: reasonOf(error) }),
    )
    return () => {
      isOver = true
    }
  }, [wanted])
  const isThere = loaded.of === wanted
  return {
    value: isThere ? loaded.value : undefined,
    problem: isThere ? loaded.problem : undefined,
    retry: () => setAttempt(attempt + 1),
  }
}
