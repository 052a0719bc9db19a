import { expect, test } from 'vitest'
import { type CasePreset, casePresets } from './case-presets.ts'
import { CaseFilter, CaseList, CaseQuery, presetQuery } from './case-query.ts'

const id = '01900000-0000-7000-8000-00000000dead'
const range = { filterType: 'pucExpiry', fromDate: '2026-01-01', toDate: '2026-01-31' } as const

test.each(Object.keys(casePresets) as CasePreset[])('the input of %s makes a query of cases', (preset) => {
  const facts = { ...casePresets[preset] } as { statuses?: readonly string[]; dated?: boolean; of?: string }
  const listing = { search: 'mh 12', sort: '-CaseNo', page: 2, pageSize: 20 } as const
  const input = facts.dated
    ? { ...CaseFilter.parse({ ...range, ...listing }), id }
    : CaseList.parse({ ...listing, page: '2', pageSize: '20' })
  const query = presetQuery(preset, input)
  expect(CaseQuery.parse(query)).toEqual(query)
  expect(query).toEqual({
    ...listing,
    ...(facts.statuses && { statuses: facts.statuses }),
    ...(facts.dated && { range }),
    ...(facts.of && { [facts.of]: id }),
  })
})

test('a range has both days, in order, and a kind of date', () => {
  const isTaken = (more: object) => CaseQuery.safeParse({ range: { ...range, ...more } }).success
  expect(isTaken({})).toBe(true)
  expect(isTaken({ toDate: '2025-12-31' })).toBe(false)
  expect(isTaken({ toDate: undefined })).toBe(false)
  expect(isTaken({ filterType: 'createdAt' })).toBe(false)
})
