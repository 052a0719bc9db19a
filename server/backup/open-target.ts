import { resolve } from 'node:path'
import { s3Store } from '../adapters/s3.ts'
import { StartError } from '../start-error.ts'
import { folderTarget } from './folder-target.ts'
import { s3Target } from './s3-target.ts'
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
