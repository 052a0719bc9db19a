import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideCompositionKeys, useDecidingKeys, useKeys } from './keys.ts'

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

test('a key of a composition reaches no handler, and the browser does with it what it likes', () => {
  hideCompositionKeys()
  const heard: string[] = []
  window.addEventListener('keydown', ({ key }) => heard.push(key), true)
  document.body.addEventListener('keydown', (event) => event.preventDefault())
  const press = (init: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  expect(press({ key: 'Enter', isComposing: true })).toBe(true)
  // Safari: after the end of the word.
  expect(press({ key: 'Escape', keyCode: 229 })).toBe(true)
  expect(press({ key: 'ArrowDown', keyCode: 40 })).toBe(false)
  expect(heard).toEqual(['ArrowDown'])
})
