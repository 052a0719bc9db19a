import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDecidingKeys } from './deciding-keys.ts'
import { useKeys } from './use-keys.ts'

let noted: string[]
let now: number

beforeEach(() => {
  noted = []
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function List() {
  const note = (key: string) => () => void noted.push(key)
  useKeys(useDecidingKeys({ j: note('j') }, { 1: note('1'), 2: note('2') }))
  return null
}
const press = (key: string, at: number) => {
  now = at
  fireEvent.keyDown(document.body, { key })
}

test('a second decision within a moment does nothing, whichever it is', () => {
  render(<List />)
  press('1', 1000)
  press('1', 1100)
  press('2', 1350)
  press('2', 1700)
  expect(noted).toEqual(['1'])
  press('2', 2100)
  expect(noted).toEqual(['1', '2'])
})

test('a decision counts at once after another key, which always counts', () => {
  render(<List />)
  press('1', 1000)
  for (const at of [1010, 1020]) press('j', at)
  press('1', 1030)
  expect(noted).toEqual(['1', 'j', 'j', '1'])
})
