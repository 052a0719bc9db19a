import { findIgnoringSeparators } from '#web/ui/find-ignoring-separators.ts'
import { type Column, compareValues, searchTexts } from './column.ts'

/** Returns the rows in which a column shows the text `q`, in the order `sort` (`field` or `-field`); missing values last. */
export function matchingRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { q, sort }: { q: string; sort: string },
): readonly Row[] {
  const found = q.trim() ? rows.filter((row) => columns.some((column) => showsText(column, row, q))) : rows
  const sorted = columns.find(({ id }) => id === sort.replace(/^-/, ''))
  if (!sorted) return found
  const direction = sort.startsWith('-') ? -1 : 1
  return found.toSorted((left, right) => {
    const [a, b] = [sorted.value(left) ?? undefined, sorted.value(right) ?? undefined]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return direction * compareValues(a, b)
  })
}

export const showsText = <Row>(column: Column<Row>, row: Row, q: string): boolean =>
  searchTexts(column, row).some((text) => findIgnoringSeparators(text, q).length > 0)
