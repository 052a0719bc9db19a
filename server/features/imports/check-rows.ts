import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type ImportColumn, type ImportKind, importColumns } from '#contract/imports/import-columns.ts'
import { cleanCell, isCutNumber, isFormulaError } from '#contract/tables/clean-cell.ts'
import { t } from '#contract/texts.ts'
import type { Db } from '../../db/connect.ts'
import { chunksOf } from '../../db/rows.ts'
import type { Cells, Checked, Problem, RowChunks, StagedRow } from './import-plan.ts'
import { planOf } from './plans.ts'

/** Errors by row. */
export type Problems = ReadonlyMap<number, readonly Problem[]>

/** Rows after which other calls get their turn. */
const TURN = 10

/** Returns whether a row is good without the cells that are wrong. */
export const isWithoutCells = (problems: readonly Problem[]): boolean => problems.every(({ isOptional }) => isOptional)

/**
 * Checks all rows as their single calls would, and against each other: of two equal rows the later is bad, and so is
 * one that the office has already. Passes on the values of the good rows, and with `withoutCells` of those that are good
 * without the cells that are wrong.
 */
export async function checkRows(
  db: Db,
  kind: ImportKind,
  rows: RowChunks,
  onGood: (value: unknown) => void = () => undefined,
  { withoutCells = false } = {},
): Promise<Problems> {
  const checker = await planOf(kind).open(db, rows)
  const columns = importColumns(kind)
  const problems = new Map<number, readonly Problem[]>()
  const rowOfKey = new Map<string, number>()
  /** Returns what is wrong with a good row beside others; its key counts from then on. */
  const problemAmongOthers = (row: number, value: unknown): Problem | null => {
    const { key: text, field } = checker.keyOf(value)
    // A key can be as long as its row.
    const key = hash('sha256', text, 'base64')
    const first = rowOfKey.get(key)
    rowOfKey.set(key, first ?? row)
    const isVehicle = field === 'vehicleNo'
    const repeated =
      first === undefined
        ? null
        : { field, message: t.imports(isVehicle ? 'repeatsVehicle' : 'repeatsRow', { row: first }) }
    return repeated ?? checker.existing?.(value) ?? null
  }
  const checkCells = (cells: Cells, doubts: StagedRow['doubts'] = {}): Checked<unknown> => {
    const broken = [
      ...Object.entries(doubts).map(([field, message]) => ({ field, message })),
      ...brokenCells(columns, cells),
    ]
    return broken.length > 0 ? { problems: broken } : checker.check(cells)
  }
  const checkRow = ({ row, cells, isMoved, doubts }: StagedRow) => {
    if (isMoved) {
      problems.set(row, [{ field: Object.keys(cells)[0] ?? '', message: t.tables('movedCells') }])
      return
    }
    const checked = checkCells(cells, doubts)
    if ('value' in checked) {
      const problem = problemAmongOthers(row, checked.value)
      if (problem) problems.set(row, [problem])
      else onGood(checked.value)
      return
    }
    const rest = cellsWithout(columns, cells, checked.problems)
    const again = rest && checkCells(rest)
    const isGood = again && 'value' in again && problemAmongOthers(row, again.value) === null
    problems.set(row, isGood ? checked.problems.map((one) => ({ ...one, isOptional: true })) : checked.problems)
    if (isGood && withoutCells) onGood(again.value)
  }
  for await (const chunk of rows)
    for (const turn of chunksOf(chunk, TURN)) {
      await setImmediate()
      for (const one of turn) checkRow(one)
    }
  return problems
}

/** Cells that no field may take: formulas that failed, and numbers whose digits a spreadsheet has cut. */
const brokenCells = (columns: readonly ImportColumn[], cells: Cells): Problem[] =>
  columns.flatMap(({ name, kind }) => {
    const text = cells[name] ?? ''
    if (isFormulaError(cleanCell(text))) return [{ field: name, message: t.imports('formulaError') }]
    const isNumber = kind === 'number' || kind === 'aadhaar' || kind === 'phone'
    return isNumber && isCutNumber(text) ? [{ field: name, message: t.imports('cutNumber') }] : []
  })

/** Returns the cells without those that are wrong; null where one of these must be filled. */
function cellsWithout(columns: readonly ImportColumn[], cells: Cells, problems: readonly Problem[]): Cells | null {
  const wrong = new Set(problems.map(({ field }) => field))
  const isOptional = (name: string) => columns.some((column) => column.name === name && !column.isRequired)
  if (![...wrong].every((name) => isOptional(name) && cells[name])) return null
  return Object.fromEntries(Object.entries(cells).filter(([name]) => !wrong.has(name)))
}
