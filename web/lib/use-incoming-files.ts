import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/** The place of a file that belongs to no paper. */
export const LOOSE = 'loose'

/** Receives the files of a drop or paste, with the id of a paper or `LOOSE`. */
type TakeFiles = (place: string, files: readonly File[]) => void

/**
 * Takes files that are dropped on a card or pasted on its page. They belong to the paper under the pointer, or the one
 * that has the focus, and otherwise to none. Returns the properties of the card and the place under the pointer. Pasted files
 * are taken while `isShown`.
 */
export function useIncomingFiles(takeFiles: TakeFiles, isShown = true) {
  const [over, setOver] = useState<string | null>(null)
  usePastedFiles(takeFiles, isShown)
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(placeOf(event.target))
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(null)
      takeFiles(placeOf(event.target), [...event.dataTransfer.files])
    },
  }
  return { over, dropProps }
}

const placeOf = (target: EventTarget | null): string =>
  (target instanceof Element && target.closest<HTMLElement>('[data-paper]')?.dataset.paper) || LOOSE

function usePastedFiles(takeFiles: TakeFiles, isShown: boolean): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    const target = event.target instanceof Element ? event.target : null
    if (files.length === 0 || target?.closest('input, textarea, [role=dialog]')) return
    event.preventDefault()
    takeFiles(placeOf(document.activeElement), files)
  })
  useEffect(() => {
    if (!isShown) return
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isShown])
}
