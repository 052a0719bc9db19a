import '#server/adapters/private-files.ts'
import { connect } from '#server/db/connect.ts'
import { requireMigrated } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { deriveKeys } from '#server/security/keys.ts'
import { reencrypt } from '#server/security/reencrypt.ts'
import { loadAppSecret } from '#server/start/app-secret.ts'
import { readConfig } from '#server/start/config.ts'

/*
 * `npm run rotate-key`: re-encrypts with APP_SECRET everything that the secrets of APP_SECRET_PREVIOUS
 * encrypted. The portal may be running, with the same two settings.
 */

try {
  const config = readConfig(process.env)
  if (config.APP_SECRET_PREVIOUS.length === 0) throw new Error('APP_SECRET_PREVIOUS must name the secret of before.')
  // The owner's role: the working role may not change the history.
  const { connection, close } = await openDatabase(config, { as: 'owner' })
  const database = connect(connection, { max: 1 })
  try {
    await requireMigrated(database.pool)
    const keys = deriveKeys(await loadAppSecret(config, database.pool), config.APP_SECRET_PREVIOUS)
    if (config.APP_SECRET_PREVIOUS.some((secret) => deriveKeys(secret).current === keys.current))
      throw new Error('APP_SECRET is one of APP_SECRET_PREVIOUS, or has the key number of one: choose another.')
    const counts = await reencrypt(database.db, keys)
    const lines = Object.entries(counts).map(([table, count]) => `${count} of ${table}`)
    console.log(`Encrypted anew: ${lines.join(', ')}. APP_SECRET_PREVIOUS is no longer needed for what is stored.`)
    console.log(
      'Without it the links in earlier mails that turn mails off answer 404 (docs/operations.md, The secret).',
    )
  } finally {
    await database.close()
    await close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
