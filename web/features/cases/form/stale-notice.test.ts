import { expect, test } from 'vitest'
import { type CaseFormValues, emptyCaseForm } from './case-form-values.tsx'
import { mergeCase } from './stale-notice.tsx'

const base = emptyCaseForm({ today: '2026-11-21', notFinanced: 'na' })
const change = (alter: (values: CaseFormValues) => void) => {
  const values = structuredClone(base)
  alter(values)
  return values
}

test('takes saved values of fields without input and keeps the input', () => {
  const mine = change((values) => {
    values.vehicleDetail.engineNo = 'MINE'
    values.expenseDetail.pucCharges = 10
  })
  const saved = change((values) => {
    values.vehicleDetail.engineNo = 'THEIRS'
    values.transactionDetail.rma = true
  })
  const { merged, changes } = mergeCase(base, mine, saved)
  expect(merged.vehicleDetail.engineNo).toBe('MINE')
  expect(merged.expenseDetail.pucCharges).toBe(10)
  expect(merged.transactionDetail.rma).toBe(true)
  expect(changes.map(({ field, isConflict }) => [field, isConflict])).toEqual([
    ['engineNo', true],
    ['rma', false],
  ])
})

test('reports no conflict for equal values', () => {
  const same = change((values) => {
    values.vehicleDetail.engineNo = 'SAME'
  })
  expect(mergeCase(base, same, same)).toEqual({ merged: same, changes: [] })
})
