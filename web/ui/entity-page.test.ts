import { expect, test } from 'vitest'
import { namedEntity } from './entity-page.tsx'

const refetch = () => undefined
const listed = [{ id: 'a', alias: 'x' }, { id: 'b' }]
const loaded = { data: { data: listed }, error: null, refetch }
const loading = { data: undefined, error: null, refetch }
const entity = (query: typeof loaded | typeof loading, id?: string, fromState?: { id: string }) =>
  namedEntity(query, { id, fromState }).data

test('the entity that the address names is the server’s as soon as there is one', () => {
  expect(entity(loaded, 'b', { id: 'b' })).toBe(listed[1])
  expect(entity(loading, 'b')).toBeUndefined()
})

test('an entity that still loads is the one that the navigation brought along, if it is the same', () => {
  expect(entity(loading, 'b', { id: 'b' })).toEqual({ id: 'b' })
  expect(entity(loading, 'b', { id: 'a' })).toBeUndefined()
})

test('an address without an id, or with one that the list does not hold, leads to none', () => {
  expect(entity(loading)).toBeNull()
  expect(entity(loaded, 'c', { id: 'c' })).toBeNull()
})

test('an entity may be named by more than its id', () => {
  const isNamed = (one: { id: string; alias?: string }, id: string) => one.alias === id
  expect(namedEntity(loaded, { id: 'x', fromState: undefined, isNamed }).data).toBe(listed[0])
})
