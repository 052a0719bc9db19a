import { afterEach, expect, test, vi } from 'vitest'
import {
  attempt,
  databases,
  deviceTexts,
  encryption,
  fileStores,
  hasLocks,
  hasPush,
  matchesMedia,
  notifier,
  onMediaChange,
  onResize,
  openChannel,
  persistStorage,
  serviceWorkers,
  tabTexts,
  withLock,
} from './browser.ts'

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** A name whose reading is refused, as that of `localStorage` in Firefox with cookies blocked. */
function refuseReading(target: object, ...names: string[]) {
  for (const name of names) {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, { get: refuse, configurable: true })
    undo.push(() => (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name)))
  }
}
const undo: (() => unknown)[] = []

afterEach(() => {
  for (const back of undo.splice(0)) back()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const NAMES = [
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel', 'Notification', 'PushManager'],
  ...['matchMedia', 'ResizeObserver'],
]
const OF_NAVIGATOR = ['serviceWorker', 'locks', 'storage', 'clipboard']

/** What is left without any of the features. */
async function expectNothing() {
  for (const read of [fileStores, databases, serviceWorkers, encryption, notifier]) expect(read()).toBeNull()
  expect([hasLocks(), hasPush(), matchesMedia('print')]).toEqual([false, false, false])
  expect(openChannel('one', () => {})).toBeNull()
  expect(await persistStorage()).toBeNull()
  onMediaChange('print', () => {})()
  onResize([document.body], () => {})()
  expect(await withLock('one', {}, async (isHeld) => isHeld)).toBe(true)
}

test('a browser that refuses the reading of every feature leaves null', async () => {
  refuseReading(globalThis, ...NAMES)
  refuseReading(navigator, ...OF_NAVIGATOR)
  refuseReading(crypto, 'subtle')
  await expectNothing()
})

test('a browser without any feature leaves null', async () => {
  for (const name of NAMES) vi.stubGlobal(name, undefined)
  for (const name of OF_NAVIGATOR) Object.defineProperty(navigator, name, { value: undefined, configurable: true })
  undo.push(...OF_NAVIGATOR.map((name) => () => Reflect.deleteProperty(navigator, name)))
  vi.stubGlobal('crypto', {})
  await expectNothing()
})

test.each([
  ['of the device', 'localStorage', deviceTexts],
  ['of the tab', 'sessionStorage', tabTexts],
] as const)('texts %s that the browser refuses last as long as the page', (_, name, texts) => {
  texts.write('kept', 'before')
  refuseReading(globalThis, name)
  expect(texts.read('one')).toBeNull()
  texts.write('one', 'text')
  expect([texts.read('one'), texts.keys()]).toEqual(['text', ['one']])
  texts.write('one', null)
  expect([texts.read('one'), texts.keys()]).toEqual([null, []])
})

test('texts that no longer fit replace those that did, until they fit again', () => {
  deviceTexts.write('one', 'first')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  deviceTexts.write('one', 'second')
  expect(deviceTexts.read('one')).toBe('second')
  full.mockRestore()
  deviceTexts.write('one', 'third')
  expect([deviceTexts.read('one'), localStorage.getItem('one')]).toEqual(['third', 'third'])
})

test.each([
  ['at once', refuse],
  ['later', async () => refuse()],
])('without locks, which are refused %s, work is done once', async (_, request) => {
  vi.stubGlobal('navigator', { locks: { request } })
  const work = vi.fn(async (isHeld: boolean) => isHeld)
  expect(await withLock('one', {}, work)).toBe(true)
  expect(work).toHaveBeenCalledOnce()
})

test('work that fails under a lock is not done again', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: async (_: string, __: object, act: (lock: object) => unknown) => act({}) },
  })
  const work = vi.fn(() => Promise.reject(new Error('No')))
  await expect(withLock('one', {}, work)).rejects.toThrow('No')
  expect(work).toHaveBeenCalledOnce()
})

test('a message to other tabs that the browser refuses is dropped', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = refuse
      close() {}
    },
  )
  const channel = openChannel('one', () => {})
  channel?.post('news')
  channel?.close()
  expect(channel).not.toBeNull()
})

test('what is refused at once or later is null', async () => {
  expect([await attempt(refuse), await attempt(async () => refuse()), await attempt(() => 1)]).toEqual([null, null, 1])
})
