import { expect, test } from 'vitest'
import { type CasePreset, casePresets } from './case-presets.ts'
import { CaseFilter, CaseList, CaseQuery, presetQuery } from './case-query.ts'

const range = { filterType: 'pucExpiry', fromDate: '2026-01-01', toDate: '2026-01-31' } as const

test.each(Object.keys(casePresets) as CasePreset[])('the input of %s makes a query of cases', (preset) => {
  const facts = { ...casePresets[preset] } as { statuses?: readonly string[]; dated?: boolean }
  const listing = { search: 'mh 12', sort: '-CaseNo', page: 2, pageSize: 20 } as const
  const input = facts.dated
    ? CaseFilter.parse({ ...range, ...listing })
    : CaseList.parse({ ...listing, page: '2', pageSize: '20' })
  const query = presetQuery(preset, input)
  expect(CaseQuery.parse(query)).toEqual(query)
  expect(query).toEqual({
    ...listing,
    ...(facts.statuses && { statuses: facts.statuses }),
    ...(facts.dated && { range }),
  })
})

test('a range has both days, in order, or none, and a kind of date', () => {
  const isTaken = (more: object) => CaseQuery.safeParse({ range: { ...range, ...more } }).success
  expect(isTaken({})).toBe(true)
  expect(isTaken({ toDate: '2025-12-31' })).toBe(false)
  expect(isTaken({ toDate: undefined })).toBe(false)
  expect(isTaken({ fromDate: undefined })).toBe(false)
  expect(isTaken({ fromDate: undefined, toDate: undefined })).toBe(true)
  expect(isTaken({ filterType: 'createdAt' })).toBe(false)
})

test.each<[CasePreset, object, readonly string[]]>([
  ['verifiedList', { statuses: ['assigned', 'ready', 'ready'] }, ['ready', 'assigned']],
  ['verifiedList', { statuses: ['rejected'] }, []],
  ['ofClient', { statuses: ['paid', 'ready'] }, ['ready', 'paid']],
  ['ofClient', {}, []],
])('%s narrowed by %j holds %j', (preset, more, statuses) => {
  const query = presetQuery(preset, CaseFilter.parse({ filterType: 'taxExpiry', ...more }))
  expect(query.statuses ?? []).toEqual(statuses)
})

test('a query string holds statuses with commas or repeated, and days as digits', () => {
  const parse = (query: object) => CaseList.safeParse(query).data
  expect(parse({ statuses: 'Updated,Created', olderThanDays: '7' })).toEqual({
    statuses: ['Updated', 'Created'],
    olderThanDays: 7,
  })
  expect(parse({ statuses: ['Updated', 'Created'] })).toEqual({ statuses: ['Updated', 'Created'] })
  for (const query of [{ statuses: '' }, { statuses: 'open' }, { olderThanDays: '-1' }, { olderThanDays: '3651' }])
    expect([query, parse(query)]).toEqual([query, undefined])
})
