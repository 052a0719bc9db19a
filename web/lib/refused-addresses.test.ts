import { createBrowserHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { writeRefusedAddressesLater } from './refused-addresses.ts'

/** What a browser takes, before it refuses. */
let allowed = 0
let refusal = new DOMException('too many', 'SecurityError')
const { replaceState } = History.prototype

afterEach(() => {
  vi.useRealTimers()
  History.prototype.replaceState = replaceState
})

test('an address that the browser refuses is written later, and those that follow at once', async () => {
  vi.useFakeTimers()
  History.prototype.replaceState = function (...args) {
    if (allowed === 0) throw refusal
    allowed -= 1
    replaceState.apply(this, args)
  }
  allowed = 2
  const router = createBrowserHistory()
  writeRefusedAddressesLater()
  const shown = async (address: string) => {
    router.replace(address)
    await Promise.resolve()
    return window.location.pathname
  }
  expect(await shown('/1')).toBe('/1')
  expect(await shown('/2')).toBe('/1')
  expect(await shown('/3')).toBe('/1')
  allowed = 2
  vi.advanceTimersByTime(1000)
  expect(window.location.pathname).toBe('/3')
  expect(await shown('/4')).toBe('/4')
  refusal = new DOMException('cannot be cloned', 'DataCloneError')
  expect(() => history.replaceState(() => {}, '', '/5'), 'a fault of the program').toThrow(refusal)
  router.destroy()
})
