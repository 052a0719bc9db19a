import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { ImportKind } from '#contract/imports/import-columns.ts'
import { isFormulaError } from '#contract/imports/read-cell.ts'
import { messages } from '#contract/messages.ts'
import { chunksOf } from '../../chunks-of.ts'
import type { Db } from '../../db/connect.ts'
import type { Cells, Problem, RowChunks, StagedRow } from './import-plan.ts'
import { planOf } from './plans.ts'

/** What is wrong with which rows. */
export type Problems = ReadonlyMap<number, readonly Problem[]>

/** Rows after which other calls get their turn. */
const TURN = 10

/**
 * Checks all rows as their single calls would, and against each other: of two equal rows the later is bad, and so is
 * one that the office has already. Passes on the values of the good rows.
 */
export async function checkRows(
  db: Db,
  kind: ImportKind,
  rows: RowChunks,
  onGood: (value: unknown) => void = () => undefined,
): Promise<Problems> {
  const checker = await planOf(kind).open(db, rows)
  const problems = new Map<number, readonly Problem[]>()
  const rowOfKey = new Map<string, number>()
  const checkRow = ({ row, cells }: StagedRow) => {
    const broken = brokenFormulas(cells)
    const checked = broken.length > 0 ? { problems: broken } : checker.check(cells)
    if ('problems' in checked) {
      problems.set(row, checked.problems)
      return
    }
    const { key: text, field } = checker.keyOf(checked.value)
    // A key can be as long as its row.
    const key = hash('sha256', text, 'base64')
    const first = rowOfKey.get(key)
    const repeated = first === undefined ? null : { field, message: messages.imports.repeatsRow(first) }
    const problem = repeated ?? checker.existing?.(checked.value) ?? null
    if (problem) problems.set(row, [problem])
    else onGood(checked.value)
    rowOfKey.set(key, first ?? row)
  }
  for await (const chunk of rows)
    for (const turn of chunksOf(chunk, TURN)) {
      await setImmediate()
      for (const one of turn) checkRow(one)
    }
  return problems
}

const brokenFormulas = (cells: Cells): Problem[] =>
  Object.entries(cells).flatMap(([field, text]) =>
    isFormulaError(text) ? [{ field, message: messages.imports.formulaError }] : [],
  )
