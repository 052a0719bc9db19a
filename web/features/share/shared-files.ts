import { attempt, fileStores } from '#web/lib/browser.ts'
import { SHARED_FILES, whenSettled } from '#web/lib/logout.ts'

/** A file that another app shared; `key` is its place in the store, `from` the web page that sent it, if it says so. */
export interface SharedFile {
  key: string
  file: File
  from: string
}

/** How many files were not taken, by the reason. */
export interface NotTaken {
  kind: number
  count: number
  size: number
}

/** What waits for a user: the own files, and those of nobody, each of which somebody has to claim. */
export interface SharedFiles {
  own: SharedFile[]
  unclaimed: SharedFile[]
  notTaken: NotTaken | null
}

/** The bounds of the store, as `public/offline-worker.js` keeps them. */
export const MAX_SHARED = 20
export const MAX_SHARED_MB = 100
const NOT_TAKEN = '/share/not-taken'

/** Returns the files that another app shared and that wait for a case (`public/offline-worker.js`). */
export const readShared = async (userId: string): Promise<SharedFiles> =>
  (await attempt(() => readStore(userId))) ?? { own: [], unclaimed: [], notTaken: null }

async function readStore(userId: string): Promise<SharedFiles> {
  const shared: SharedFiles = { own: [], unclaimed: [], notTaken: null }
  const stores = fileStores()
  await whenSettled()
  // Without https there is no store.
  if (!stores || !(await stores.has(SHARED_FILES))) return shared
  const store = await stores.open(SHARED_FILES)
  for (const request of await store.keys()) {
    const response = await store.match(request)
    if (!response) continue
    const { headers } = response
    const owner = headers.get('x-owner')
    if (owner && owner !== userId) continue
    if (request.url.endsWith(NOT_TAKEN)) {
      shared.notTaken = (await response.json()) as NotTaken
      continue
    }
    const name = decodeURIComponent(headers.get('x-name') ?? '')
    const type = headers.get('content-type') ?? ''
    const file = new File([await response.blob()], name, { type })
    shared[owner ? 'own' : 'unclaimed'].push({ key: request.url, file, from: headers.get('x-from') ?? '' })
  }
  return shared
}

/** Makes files of nobody those of a user. */
export async function claimShared(keys: readonly string[], userId: string): Promise<void> {
  await attempt(async () => {
    const store = await fileStores()?.open(SHARED_FILES)
    for (const key of keys) {
      const response = await store?.match(key)
      if (!response) continue
      const headers = new Headers(response.headers)
      headers.set('x-owner', userId)
      await store?.put(key, new Response(await response.blob(), { headers }))
    }
  })
}

export async function dropShared(keys: readonly string[]): Promise<void> {
  const store = await attempt(() => fileStores()?.open(SHARED_FILES))
  for (const key of keys) await attempt(() => store?.delete(key))
}

export const dropNotTaken = (): Promise<void> => dropShared([NOT_TAKEN])
