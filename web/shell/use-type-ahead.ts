import { useCallback, useEffect, useRef } from 'react'

/**
 * Catches what is typed between the opening of the search and the moment its box has the focus, which on a slow line is
 * seconds: it would go to whatever had the focus before. The answer hands it over and lets go of the keyboard; a line
 * break at its end stands for Enter.
 */
export function useTypeAhead(open: boolean): () => string {
  const typed = useRef('')
  const stop = useRef(() => {})
  useEffect(() => {
    if (!open) return
    typed.current = ''
    const press = (event: KeyboardEvent) => {
      const next = event.ctrlKey || event.metaKey || event.altKey ? null : afterKey(typed.current, event.key)
      if (next === null) return
      event.preventDefault()
      event.stopPropagation()
      typed.current = next
    }
    window.addEventListener('keydown', press, true)
    stop.current = () => window.removeEventListener('keydown', press, true)
    return stop.current
  }, [open])
  return useCallback(() => {
    stop.current()
    return typed.current
  }, [])
}

/** What a key makes of a text; null for one that types nothing. After Enter nothing more counts. */
function afterKey(text: string, key: string): string | null {
  if (text.endsWith('\n')) return text
  if (key === 'Enter') return `${text}\n`
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : null
}
