import { expect, test } from 'vitest'
import { hideCompositionKeys } from './composition-keys.ts'

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
