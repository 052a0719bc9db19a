/** Rows that can be ticked. */
export interface Selection<Row> {
  selected: ReadonlySet<string>
  /** Takes the whole new selection. */
  onChange: (selected: ReadonlySet<string>) => void
  /** Ticks or unticks one row; must work on the latest selection. */
  toggle: (id: string, on: boolean) => void
  canSelect?: (row: Row) => boolean
  /** Names a row's box for screen readers. */
  label: (row: Row) => string
}
