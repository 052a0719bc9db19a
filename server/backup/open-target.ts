import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { s3Store } from '../adapters/s3.ts'
import { StartError } from '../start-error.ts'
import { folderTarget } from './folder-target.ts'
import type { BackupTarget } from './target.ts'

type Env = Record<string, string | undefined>

/**
 * Opens the target that a text names: a folder, or `s3://BUCKET/PREFIX` with the BACKUP_S3_ variables, each of which
 * is by default that of the uploads.
 */
export function openTarget(text: string, env: Env): BackupTarget {
  if (!text.includes('://')) return folderTarget(resolve(text))
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/([\w./-]*))?$/.exec(text) ?? []
  if (!bucket) throw new StartError(`--to ${text} must be a folder, or like s3://bucket/office.`)
  const store = s3Store({
    endpoint: setting(env, 'S3_ENDPOINT'),
    region: setting(env, 'S3_REGION'),
    bucket,
    accessKeyId: setting(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: setting(env, 'S3_SECRET_ACCESS_KEY'),
  })
  const folder = prefix.replaceAll(/^\/+|\/+$/g, '')
  return s3Target(store, folder ? `s3://${bucket}/${folder}` : `s3://${bucket}`, folder && `${folder}/`)
}

function setting(env: Env, name: string): string {
  const value = env[`BACKUP_${name}`]?.trim() || env[name]?.trim()
  if (!value) throw new StartError(`BACKUP_${name} must be set for a target of s3://.`)
  return value
}

/** Returns the target in an S3 bucket, under keys that begin with `prefix`. An object is there as a whole or not at all. */
const s3Target = (store: ReturnType<typeof s3Store>, name: string, prefix: string): BackupTarget => ({
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
