'use client'

import { useEffect, useState } from 'react'
import { EDITING_SECONDS } from '@/collections/content-pages/schema'
import { announceEditing, endEditing } from './desk-calls'

/** A sign of life may be lost now and then without anybody counting as gone. */
const PAUSE = (EDITING_SECONDS * 1000) / 5

/**
 * Says that the person is editing a page for as long as this is on the screen.
 * @returns the name of somebody else who is editing it
 */
export function useEditing(id: number, first: string | null): string | null {
  const [other, setOther] = useState(first)
  useEffect(() => {
    // A sign that is not heard changes nothing; the next one follows.
    const say = () =>
      announceEditing(id).then(
        ({ editedBy }) => setOther(editedBy),
        () => {},
      )
    const leave = () => endEditing(id)
    void say()
    const timer = window.setInterval(() => void say(), PAUSE)
    window.addEventListener('pagehide', leave)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [id])
  return other
}
