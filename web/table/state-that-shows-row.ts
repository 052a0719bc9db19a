import { type Column, cellText, compareValues } from './column.ts'
import { matches } from './table-model.ts'
import type { TableState } from './table-state.ts'

/** The table state in which a row is visible: its page, without a search that hides it. */
export function stateThatShowsRow<Row extends { id: string }>(
  id: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  state: TableState,
): TableState {
  const fits = (row: Row, q: string) => columns.some((column) => matches(cellText(column, row), q))
  const wanted = rows.find((row) => row.id === id)
  if (!wanted) return state
  const q = fits(wanted, state.q) ? state.q : ''
  const found = rows.filter((row) => fits(row, q)).toSorted(orderOf(columns, state.sort))
  return { ...state, q, page: Math.floor(found.indexOf(wanted) / state.size) }
}

/** The sort order of the table's model: missing values are last in both directions. */
function orderOf<Row>(columns: readonly Column<Row>[], sort: string) {
  const way = sort.startsWith('-') ? -1 : 1
  const column = columns.find(({ id }) => id === sort.replace(/^-/, ''))
  return (left: Row, right: Row) => {
    const [one, other] = [column?.value(left) ?? undefined, column?.value(right) ?? undefined]
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
    return way * compareValues(one, other)
  }
}
