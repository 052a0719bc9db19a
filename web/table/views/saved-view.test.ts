import { expect, test } from 'vitest'
import { definedParts, hiddenColumnsIn, parametersOf, searchOfQuery, searchOfView } from './saved-view.ts'

test('the query of a view sets the parameters of its list, and clears the others', () => {
  const query = {
    filterType: 'taxExpiry',
    fromDate: '2026-01-01',
    toDate: '2026-01-31',
    statuses: ['ready', 'paid'],
    search: 'mh',
  }
  const search = searchOfQuery('verified', query)
  expect(definedParts(search)).toEqual({
    filterType: 'taxExpiry',
    fromDate: '2026-01-01',
    toDate: '2026-01-31',
    q: 'mh',
    statuses: 'ready,paid',
  })
  expect(Object.keys(search).toSorted()).toEqual(parametersOf('verified').toSorted())
})

test('a dated list without days holds any date, and a flag is 1', () => {
  expect(definedParts(searchOfQuery('rejected', { filterType: 'taxExpiry' }))).toEqual({
    filterType: 'taxExpiry',
    any: 1,
  })
  expect(definedParts(searchOfQuery('stages', { isLate: true, stage: 'papers' }))).toEqual({
    late: 1,
    stage: 'papers',
    view: 'table',
  })
  expect(definedParts(searchOfQuery('reminders', { includeSnoozed: false, firmName: 'A' }))).toEqual({ firm: 'A' })
})

test('the columns of a view stand in the address as a table names them, and come back', () => {
  const searchOf = (hiddenColumns: string[] | null) => searchOfView({ list: 'vehicles', query: {}, hiddenColumns })
  expect(searchOf(['owner', 'note'])).toMatchObject({ hide: 'owner,note' })
  expect(searchOf([])).toMatchObject({ hide: '-' })
  expect(searchOf(null).hide).toBeUndefined()
  expect(searchOfView({ list: 'clients', query: {}, hiddenColumns: ['city'] })).toMatchObject({ 'v-hide': 'city' })
  expect(['owner,note', '-', 'owner,1', undefined].map(hiddenColumnsIn)).toEqual([
    ['owner', 'note'],
    [],
    ['owner'],
    null,
  ])
})
