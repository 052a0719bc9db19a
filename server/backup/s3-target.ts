import { buffer } from 'node:stream/consumers'
import type { s3Store } from '../adapters/s3.ts'
import type { BackupTarget } from './target.ts'

/** Returns the target in an S3 bucket, under keys that begin with `prefix`. An object is there as a whole or not at all. */
export const s3Target = (store: ReturnType<typeof s3Store>, name: string, prefix: string): BackupTarget => ({
  name,
  put: (path, bytes) => store.put(`${prefix}${path}`, bytes),
  flush: async () => {},
  async get(path) {
    const stream = await store.get(`${prefix}${path}`)
    return stream && buffer(stream)
  },
  async list(folder) {
    const found = await store.list(`${prefix}${folder}/`)
    return found.map(({ key, bytes, at }) => ({ path: key.slice(prefix.length), bytes, at }))
  },
  remove: (path) => store.remove(`${prefix}${path}`),
})
