import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'

export interface Selection<Row> {
  selected: ReadonlySet<string>
  /** Receives the whole new selection. */
  onChange: (selected: ReadonlySet<string>) => void
  canSelect?: (row: Row) => boolean
  /** The accessible name of a row's checkbox. */
  label: (row: Row) => string
  /** That of the checkbox of all rows, where a page has several tables. */
  allLabel?: string
}

/** The selection with these rows chosen, or without them. */
export function withRows(selected: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(selected)
  for (const id of ids) {
    if (on) next.add(id)
    else next.delete(id)
  }
  return next
}

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

/** The chosen rows of a list, over all its pages; at most as many as one action takes. */
export function useRowSelection<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  { most, label }: { most: number; label: (row: Row) => string },
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  // An action of its row, or somebody else, may have changed a row since it was chosen. While the columns of a board
  // load anew a row may be in two of them: the last one counts.
  const latest = new Map(rows?.map((row) => [row.id, row]))
  const current = new Map([...chosen].map(([id, row]) => [id, latest.get(id) ?? row]))
  if ([...current].some(([id, row]) => row !== chosen.get(id))) setChosen(current)
  const choose = (wanted: readonly Row[]) =>
    // Each once before they are counted: a row of the page may be chosen already.
    setChosen(new Map([...new Map(wanted.map((row) => [row.id, row]))].slice(0, most)))
  const selection: Selection<Row> = {
    selected: useMemo(() => new Set(chosen.keys()), [chosen]),
    onChange: (ids) => choose([...chosen.values(), ...(rows ?? [])].filter(({ id }) => ids.has(id))),
    label,
  }
  return {
    chosen: [...chosen.values()],
    choose,
    /** Takes a row that is done with out of the selection. */
    forget: (id: string) => setChosen((rows) => new Map([...rows].filter(([other]) => other !== id))),
    selection,
  }
}
