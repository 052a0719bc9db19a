import { expect, test } from 'vitest'
import { placedFields } from '#contract/cases/case-field-sets.ts'
import { isFormValue } from '#contract/official-forms/form-values.ts'
import { fixedTextOf, optionOf, valueLabel, valueOptions } from './mark-panel.tsx'

test('each value of a form has one option with its own label', () => {
  const offered = valueOptions().map(({ value }) => value)
  expect(offered.filter((value) => value !== 'text:' && !isFormValue(value))).toEqual([])
  expect(placedFields.filter(({ path }) => !offered.includes(optionOf(path)))).toEqual([])
  expect(new Set(offered).size).toBe(offered.length)
  expect(new Set(valueOptions().map(({ label }) => label)).size).toBe(offered.length)
})

test('a fixed text is its own label', () => {
  expect(valueLabel('text: शुल्क ')).toBe('शुल्क')
  expect([optionOf('text:abc'), fixedTextOf('text:abc'), fixedTextOf('today')]).toEqual(['text:', 'abc', null])
  expect(valueLabel('transactionDetail.hptId')).toBe(valueLabel('transactionDetail.hptName'))
})
