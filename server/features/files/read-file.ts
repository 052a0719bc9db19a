import type { Readable } from 'node:stream'
import { isDiskFull } from '../../adapters/local-files.ts'
import type { Deps } from '../../context/deps.ts'
import { notFound, unavailable } from '../../http/errors.ts'

type Store = Pick<Deps, 'files' | 'log'>

/** Returns a stored file as a stream. 503 when the store does not answer, 404 when it has lost the file. */
export async function readFile(store: Store, key: string, id: string): Promise<Readable> {
  return (await fromStore(store, () => store.files.get(key))) ?? missing(store, id)
}

/** Copies a stored file to a new one of this machine; the same errors. */
export async function copyStoredFile(store: Store, key: string, id: string, path: string): Promise<void> {
  if (!(await fromStore(store, () => store.files.copyTo(key, path)))) missing(store, id)
}

/** Accesses the store; 503 if it does not answer, but 507 for a full disk. */
export const fromStore = <T>({ log }: Pick<Store, 'log'>, ask: () => Promise<T>): Promise<T> =>
  ask().catch((error: unknown) => {
    if (isDiskFull(error)) throw error
    log.error({ err: error }, 'the file store does not answer')
    throw unavailable()
  })

function missing({ log }: Store, id: string): never {
  log.error({ upload: id }, 'the file of an upload is missing')
  throw notFound()
}
