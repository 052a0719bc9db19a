import type { Column } from './column.ts'
import { matchingRows } from './table-model.ts'
import type { TableState } from './table-state.ts'

/** The table state in which a row is visible: its page, without a search that hides it. */
export function stateThatShowsRow<Row extends { id: string }>(
  id: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  state: TableState,
): TableState {
  const pageWith = (q: string) => {
    const index = matchingRows(rows, columns, { q, sort: state.sort }).findIndex((row) => row.id === id)
    return index < 0 ? null : { ...state, q, page: Math.floor(index / state.size) }
  }
  return pageWith(state.q) ?? pageWith('') ?? state
}
