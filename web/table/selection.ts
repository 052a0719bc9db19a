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
