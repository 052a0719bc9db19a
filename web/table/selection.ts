export interface Selection<Row> {
  selected: ReadonlySet<string>
  /** Receives the whole new selection. */
  onChange: (selected: ReadonlySet<string>) => void
  /** Selects or deselects a row; it must use the latest selection. */
  toggle: (id: string, on: boolean) => void
  canSelect?: (row: Row) => boolean
  /** The accessible name of a row's checkbox. */
  label: (row: Row) => string
}
