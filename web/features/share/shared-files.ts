import { attempt, fileStores } from '#web/lib/browser.ts'
import { SHARED_FILES } from '#web/lib/forget-kept.ts'

/** A file that another app shared; `key` is its place in the store. */
export interface SharedFile {
  key: string
  file: File
}

/** Returns the files that another app shared and that wait for a case (`public/offline-worker.js`). */
export const readShared = async (): Promise<SharedFile[]> => (await attempt(readStore)) ?? []

async function readStore(): Promise<SharedFile[]> {
  const stores = fileStores()
  // Without https there is no store.
  if (!stores || !(await stores.has(SHARED_FILES))) return []
  const store = await stores.open(SHARED_FILES)
  const files: SharedFile[] = []
  for (const request of await store.keys()) {
    const response = await store.match(request)
    if (!response) continue
    const { headers } = response
    const name = decodeURIComponent(headers.get('x-name') ?? '')
    const type = headers.get('content-type') ?? ''
    files.push({ key: request.url, file: new File([await response.blob()], name, { type }) })
  }
  return files
}

export async function dropShared(keys: readonly string[]): Promise<void> {
  const store = await attempt(() => fileStores()?.open(SHARED_FILES))
  for (const key of keys) await attempt(() => store?.delete(key))
}
