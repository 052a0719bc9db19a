import { type Column, compareValues } from './column.ts'
import { matchesColumn } from './table-model.ts'
import type { TableState } from './table-state.ts'

/** The table state in which a row is visible: its page, without a search that hides it. */
export function stateThatShowsRow<Row extends { id: string }>(
  id: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  state: TableState,
): TableState {
  const matchesSearch = (row: Row, q: string) => columns.some((column) => matchesColumn(column, row, q))
  const addedRow = rows.find((row) => row.id === id)
  if (!addedRow) return state
  const q = matchesSearch(addedRow, state.q) ? state.q : ''
  const matching = rows.filter((row) => matchesSearch(row, q)).toSorted(orderOf(columns, state.sort))
  return { ...state, q, page: Math.floor(matching.indexOf(addedRow) / state.size) }
}

/** The sort order of the table's model: missing values are last in both directions. */
function orderOf<Row>(columns: readonly Column<Row>[], sort: string) {
  const direction = sort.startsWith('-') ? -1 : 1
  const column = columns.find(({ id }) => id === sort.replace(/^-/, ''))
  return (left: Row, right: Row) => {
    const [leftValue, rightValue] = [column?.value(left) ?? undefined, column?.value(right) ?? undefined]
    if (leftValue === undefined || rightValue === undefined)
      return Number(leftValue === undefined) - Number(rightValue === undefined)
    return direction * compareValues(leftValue, rightValue)
  }
}
