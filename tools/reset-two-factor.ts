import '#server/adapters/private-files.ts'
import { systemClock } from '#server/context/clock.ts'
import { connect } from '#server/db/connect.ts'
import { requireMigrated } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { removeTwoFactor } from '#server/features/two-factor/two-factor-status.ts'
import { deriveKeys } from '#server/security/keys.ts'
import { loadAppSecret } from '#server/start/app-secret.ts'
import { readConfig } from '#server/start/config.ts'

/*
 * `npm run reset-two-factor -- EMAIL`: for a superadmin who lost both phone and recovery codes; the
 * portal may be running. The same as a superadmin's reset, recorded without an actor.
 */

const [email] = process.argv.slice(2)
try {
  if (!email) throw new Error('Usage: npm run reset-two-factor -- EMAIL')
  const config = readConfig(process.env)
  const { connection, close } = await openDatabase(config)
  const { db, pool, close: disconnect } = connect(connection, { max: 1 })
  try {
    await requireMigrated(pool)
    const user = await db.selectFrom('users').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst()
    if (!user) throw new Error(`Nobody signs in as ${email}.`)
    const keys = deriveKeys(await loadAppSecret(config, pool), config.APP_SECRET_PREVIOUS)
    const ctx = { actor: null, now: systemClock.now(), keys }
    await inTransaction(db, (tx) => removeTwoFactor(tx, ctx, user.id))
    console.log(
      `Two-factor sign-in of ${email} is off, their passkeys are removed, and every session of theirs has ended.`,
    )
  } finally {
    await disconnect()
    await close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
