import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomic } from '../adapters/local-files.ts'
import { makeDataDir } from '../embedded-postgres/data-lock.ts'
import { canDecryptDatabase, type Queryable, secretCheck } from '../security/encrypted-tables.ts'
import { deriveKeys, type Keys } from '../security/keys.ts'
import type { Config } from './config.ts'
import { StartError } from './start-error.ts'

type Settings = Pick<Config, 'APP_SECRET' | 'APP_SECRET_PREVIOUS' | 'DATA_DIR'>

export const appSecretFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'app-secret')

/** Returns the generated secret in the data folder, or null. */
export function readSecretFile(config: Pick<Config, 'DATA_DIR'>): string | null {
  const file = appSecretFile(config)
  let secret: string
  try {
    if (!existsSync(file)) return null
    secret = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new StartError(`DATA_DIR ${config.DATA_DIR}: app-secret cannot be read: ${(error as Error).message}`)
  }
  if (secret.length >= 32) return secret
  throw new StartError(`DATA_DIR ${config.DATA_DIR}: app-secret is damaged; put back the one from your backup.`)
}

/**
 * Returns the secret of this office: `APP_SECRET`, or the secret that the first start generated in the data folder. The
 * secret is verified against the encrypted data of the database. A new secret is accepted only for a database without
 * encrypted data, or for one that a secret of `APP_SECRET_PREVIOUS` decrypts. Throws a StartError that names the fix.
 */
export async function loadAppSecret(config: Settings, client: Queryable): Promise<string> {
  const { DATA_DIR, APP_SECRET, APP_SECRET_PREVIOUS } = config
  const existing = APP_SECRET ?? readSecretFile(config)
  const secret = existing ?? randomBytes(32).toString('base64url')
  const keys = deriveKeys(secret, APP_SECRET_PREVIOUS)
  const refuseUnopened = async () => {
    if ((await canDecryptDatabase(client, keys)) !== false) return
    if (APP_SECRET)
      throw new StartError(
        'APP_SECRET is not the secret of this database: set the one that it was made with, or add that to APP_SECRET_PREVIOUS.',
      )
    throw new StartError(
      existing
        ? `DATA_DIR ${DATA_DIR}: app-secret is not the secret of this database: put back the one from your backup.`
        : `DATA_DIR ${DATA_DIR} has a database but its file app-secret is gone: put it back, a backup holds it.`,
    )
  }
  await refuseUnopened()
  // Before the check value: a kill in between leaves a secret without a check value, never the reverse.
  if (!existing) keepSecret(config, secret)
  await insertCheckValue(client, keys)
  await refuseUnopened() // another process with another secret may have been first
  return secret
}

function keepSecret(config: Pick<Config, 'DATA_DIR'>, secret: string): void {
  try {
    makeDataDir(config.DATA_DIR)
    writeFileAtomic(appSecretFile(config), `${secret}\n`, 0o600)
  } catch (error) {
    throw new StartError(`DATA_DIR ${config.DATA_DIR}: app-secret cannot be made: ${(error as Error).message}`)
  }
}

/** Stores the check value, once per database; `npm run rotate-key` re-encrypts it. */
async function insertCheckValue(client: Queryable, keys: Keys): Promise<void> {
  const { key_id, sealed } = keys.encrypt(secretCheck.purpose, secretCheck.place({}), 'opened')
  await client.query('insert into secret_check (key_id, sealed) values ($1, $2) on conflict do nothing', [
    key_id,
    sealed,
  ])
}
