import { useCallback, useEffect, useRef } from 'react'

/**
 * Collects the keys typed between opening the search and focusing its text box, which takes seconds on a slow
 * connection; otherwise the previously focused element would get them. The returned function returns the text and stops
 * collecting; a line break at the end means Enter.
 */
export function useTypeAhead(open: boolean): () => string {
  const typedText = useRef('')
  const stop = useRef(() => {})
  useEffect(() => {
    if (!open) return
    typedText.current = ''
    const press = (event: KeyboardEvent) => {
      const next = event.ctrlKey || event.metaKey || event.altKey ? null : afterKey(typedText.current, event.key)
      if (next === null) return
      event.preventDefault()
      event.stopPropagation()
      typedText.current = next
    }
    window.addEventListener('keydown', press, true)
    stop.current = () => window.removeEventListener('keydown', press, true)
    return stop.current
  }, [open])
  return useCallback(() => {
    stop.current()
    const text = typedText.current
    // The box asks each time it gets the focus: the text is delivered once.
    typedText.current = ''
    return text
  }, [])
}

/** The text after a key press; null for a key that types nothing. Keys after Enter are ignored. */
function afterKey(text: string, key: string): string | null {
  if (text.endsWith('\n')) return text
  if (key === 'Enter') return `${text}\n`
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : null
}
