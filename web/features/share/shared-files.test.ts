import { File } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { settleShared } from '#web/lib/logout.ts'
import { claimShared, readShared } from './shared-files.ts'

/* The service worker takes what other apps share; it and the page have one store. */

const ORIGIN = 'https://portal.test'
const urlOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, `${ORIGIN}/client/home`).href

/** A store of the browser, in memory. */
function makeStore() {
  const kept = new Map<string, Response>()
  return {
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    match: async (key: string | Request) => kept.get(urlOf(key))?.clone(),
    put: async (key: string | Request, response: Response) => void kept.set(urlOf(key), response),
    delete: async (key: string | Request) => kept.delete(urlOf(key)),
  }
}

const stores = new Map<string, ReturnType<typeof makeStore>>()
const caches = {
  has: async (name: string) => stores.has(name),
  open: async (name: string) => stores.get(name) ?? (stores.set(name, makeStore()).get(name) as never),
  delete: async (name: string) => stores.delete(name),
  match: async (key: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.match(key),
}
vi.stubGlobal('caches', caches)
// A response takes no file of jsdom.
vi.stubGlobal('File', File)

const listeners = new Map<string, (event: object) => void>()
const self = {
  location: { origin: ORIGIN },
  addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
}
/** Outside a browser a redirect needs a whole address. */
const WorkerResponse = class extends Response {
  static override redirect = (to: string) => to as never
}
const context = { self, caches, File, Response: WorkerResponse, URL, crypto, fetch: async () => new Response() }
runInContext(readFileSync('web/public/offline-worker.js', 'utf8'), createContext(context))

const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const jpeg = (name: string, bytes = 10) =>
  new File([new Uint8Array(JPEG), new Uint8Array(bytes - 4)], name, { type: 'image/jpeg' })

/** Posts files as another app does, or as a web page; the page then opens for who is signed in. */
async function share(files: File[], { as = '', referrer = '' } = {}) {
  let answer: unknown
  const request = {
    method: 'POST',
    mode: 'navigate',
    url: `${ORIGIN}/share`,
    referrer,
    formData: async () => ({ getAll: () => files }),
  }
  listeners.get('fetch')?.({ request, waitUntil() {}, respondWith: (response: unknown) => (answer = response) })
  expect(await answer).toBe('/?open=share')
  if (as) settleShared(as, true)
}

const namesFor = async (userId: string) => {
  const { own, unclaimed, notTaken } = await readShared(userId)
  return { own: own.map(({ file }) => file.name), unclaimed: unclaimed.map(({ file }) => file.name), notTaken }
}
beforeEach(() => stores.clear())

test('files that another app shares belong to who is signed in, and end when another one signs in', async () => {
  await share([jpeg('aadhaar.jpg')], { as: 'e' })
  expect(await namesFor('e')).toEqual({ own: ['aadhaar.jpg'], unclaimed: [], notTaken: null })
  expect(await namesFor('d')).toEqual({ own: [], unclaimed: [], notTaken: null })
  settleShared('d', false)
  await vi.waitFor(async () => expect(await namesFor('e')).toEqual({ own: [], unclaimed: [], notTaken: null }))
})

test('whoever reads the files waits for all owners, also while the session is written anew', async () => {
  await share([jpeg('1.jpg'), jpeg('2.jpg'), jpeg('3.jpg')], { as: 'e' })
  settleShared('e', false)
  expect((await namesFor('e')).own).toEqual(['1.jpg', '2.jpg', '3.jpg'])
})

test('files of nobody wait until somebody says that they are theirs', async () => {
  await share([jpeg('rc.jpg')])
  expect(await namesFor('d')).toEqual({ own: [], unclaimed: ['rc.jpg'], notTaken: null })
  const { unclaimed } = await readShared('d')
  await claimShared(
    unclaimed.map(({ key }) => key),
    'd',
  )
  expect(await namesFor('d')).toEqual({ own: ['rc.jpg'], unclaimed: [], notTaken: null })
  expect(await namesFor('e')).toEqual({ own: [], unclaimed: [], notTaken: null })
})

test("files that a web page posts are nobody's, with its address, whoever is signed in", async () => {
  await share([jpeg('planted.jpg')], { as: 'e', referrer: 'https://any.example/page?x=1' })
  const { own, unclaimed } = await readShared('e')
  expect(own).toEqual([])
  expect(unclaimed.map(({ from }) => from)).toEqual(['https://any.example'])
})

test('only images and PDFs are taken, by their first bytes; 20 files and 100 MB in all, of posts at once', async () => {
  const html = new File(['<script>'], 'a.jpg', { type: 'image/jpeg' })
  const svg = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })
  const pdf = new File(['\n%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })
  const hidden = new File(['%PDF-1.7'], 'a.html', { type: 'text/html' })
  await share([html, svg, pdf, hidden], { as: 'e' })
  expect(await namesFor('e')).toEqual({ own: ['a.pdf'], unclaimed: [], notTaken: { kind: 3, count: 0, size: 0 } })
  const twelve = Array.from({ length: 12 }, (_, i) => jpeg(`${i}.jpg`))
  await Promise.all([share(twelve), share(twelve)])
  settleShared('e', true)
  const { own, notTaken } = await namesFor('e')
  expect(own).toHaveLength(20)
  expect(notTaken).toEqual({ kind: 0, count: 5, size: 0 })
})

test('more than 100 MB in all are not taken', async () => {
  await share([jpeg('a.jpg', 60_000_000)])
  await share([jpeg('b.jpg', 60_000_000), jpeg('c.jpg', 40_000_000)], { as: 'e' })
  expect(await namesFor('e')).toEqual({
    own: ['a.jpg', 'c.jpg'],
    unclaimed: [],
    notTaken: { kind: 0, count: 0, size: 1 },
  })
})
