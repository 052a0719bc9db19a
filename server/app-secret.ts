import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomic } from '#server/atomic-file.ts'
import type { Config } from '#server/config.ts'
import { makeDataDir } from '#server/db/data-lock.ts'
import { StartError } from '#server/start-error.ts'

/**
 * The key material of this office: `APP_SECRET`, or one made at the first start and kept in the data folder. It is
 * read back from the file, so that what is used is what a later start will find.
 */
export function loadAppSecret(config: Pick<Config, 'APP_SECRET' | 'DATA_DIR'>): string {
  if (config.APP_SECRET) return config.APP_SECRET
  const file = join(config.DATA_DIR, 'app-secret')
  try {
    makeDataDir(config.DATA_DIR)
    if (!existsSync(file)) writeFileAtomic(file, `${randomBytes(32).toString('base64url')}\n`, 0o600)
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= 32) return secret
  } catch (error) {
    throw new StartError(`DATA_DIR ${config.DATA_DIR}: app-secret cannot be read or made: ${(error as Error).message}`)
  }
  throw new StartError(`DATA_DIR ${config.DATA_DIR}: app-secret is damaged; put back the one from your backup.`)
}
