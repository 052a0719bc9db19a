import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { type Selection, withRows } from './selection.ts'

/** Chooses rows by their checkboxes: with Shift up to the row, with Ctrl+A all rows of the page. */
export function useRowRange<Row>(rows: readonly { id: string; row: Row }[], selection: Selection<Row> | undefined) {
  const last = useRef<string | undefined>(undefined)
  const latest = useRef({ rows, selection })
  useEffect(() => {
    latest.current = { rows, selection }
  })
  // One function for all renders, or each choice would render all rows again.
  const select = useCallback((id: string, on: boolean, toHere: boolean) => {
    const { rows, selection } = latest.current
    if (!selection) return
    const ids = rows.filter(({ row }) => selection.canSelect?.(row) ?? true).map((row) => row.id)
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)].sort((one, other) => one - other)
    last.current = id
    selection.onChange(withRows(selection.selected, toHere && from !== -1 ? ids.slice(from, (to ?? 0) + 1) : [id], on))
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!selection || event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey) || isInput(event)) return
    event.preventDefault()
    const ids = rows.filter(({ row }) => selection.canSelect?.(row) ?? true).map((row) => row.id)
    selection.onChange(withRows(selection.selected, ids, true))
  }
  return { select, onKeyDown }
}

const isInput = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement
