import { beforeEach, expect, test } from 'vitest'
import { endSession, startSession } from '#web/lib/session.ts'
import {
  applyChange,
  initialState,
  parsePreferences,
  startState,
  stateFromSearch,
  storedPreferences,
  storePreferences,
} from './table-state.ts'

const signIn = (id: string) =>
  startSession(
    { id, name: id, email: `${id}@office.test`, role: 'superadmin' } as Parameters<typeof startSession>[0],
    't',
  )

const dues = { name: 'dues', size: 20, sort: '-owed' }

beforeEach(() => {
  localStorage.clear()
  signIn('asha')
})

test('a choice stays for the user and the table, also after a logout', () => {
  const before = startState(dues)
  storePreferences('dues', before, applyChange(before, { sort: 'firmName', hide: ['bill'], compact: true }))
  expect(startState(dues)).toEqual(initialState({ size: 20, sort: 'firmName', hide: ['bill'], compact: true }))
  expect(startState({ name: 'mails' })).toEqual(initialState())
  endSession('logout')
  signIn('binod')
  expect(startState(dues)).toEqual(before)
  signIn('asha')
  expect(startState(dues).sort).toBe('firmName')
})

test('a change of the table alone is a choice: text, page and the state of an address are none', () => {
  const fromAddress = stateFromSearch({ sort: 'owed', size: 5, q: 'x', page: 3 }, startState(dues))
  storePreferences('dues', fromAddress, applyChange(fromAddress, { page: 1 }))
  storePreferences('dues', fromAddress, applyChange(fromAddress, { q: 'y' }))
  expect(parsePreferences(storedPreferences('dues'))).toEqual({})
  storePreferences('dues', fromAddress, applyChange(fromAddress, { size: 50 }))
  expect(parsePreferences(storedPreferences('dues'))).toEqual({ size: 50 })
})

test('columns that are changed in a view are no choice, own ones are', () => {
  const own = startState(dues)
  const ofView = stateFromSearch({ hide: 'bill,credit' }, own)
  storePreferences('dues', ofView, applyChange(ofView, { hide: ['bill'] }), own.hide)
  expect(startState(dues).hide).toEqual([])
  storePreferences('dues', own, applyChange(own, { hide: ['bill'] }), own.hide)
  expect(startState(dues).hide).toEqual(['bill'])
})

test('an address wins over a choice', () => {
  const before = startState(dues)
  storePreferences('dues', before, applyChange(before, { sort: 'credit', size: 50 }))
  expect(stateFromSearch({ sort: '-owed' }, startState(dues))).toMatchObject({ sort: '-owed', size: 50 })
})

test.each(['', 'null', '[]', '7', '{"size":7,"sort":1,"hide":"on","compact":"yes"}', '{"size'])(
  'malformed choices count as none: %s',
  (stored) => {
    localStorage.setItem('table:asha:dues', stored)
    expect(parsePreferences(storedPreferences('dues'))).toEqual({})
  },
)
