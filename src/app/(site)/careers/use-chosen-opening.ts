import { useEffect } from 'react'

/** Calls back with the position of the opening whose Apply link was followed; empty when it names none. */
export function useChosenOpening(onChoose: (position: string) => void): void {
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[href="#apply"]') : null
      if (link) onChoose(link.dataset.position ?? '')
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [onChoose])
}
