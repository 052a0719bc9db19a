import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { createFiles } from '#server/adapters/files.ts'
import { appSecretFile, readSecretFile } from '#server/app-secret.ts'
import { writeFileAtomic } from '#server/atomic-file.ts'
import { readBackup } from '#server/backup/restore.ts'
import { checkStorage, prepareDatabase } from '#server/check-start.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'

/*
 * `npm run restore -- FILE`: replaces the office by a backup; the portal must not run. The database
 * changes as a whole or not at all.
 */

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'take-changed-history': { type: 'boolean' } },
  })
  const [file] = positionals
  if (!file) throw new Error('Usage: npm run restore -- FILE [--take-changed-history]')
  const config = readConfig(process.env)
  const log = pino({ level: 'silent' })
  await checkStorage(config, log)
  const { connection, close } = await openDatabase(config, { alone: true, make: true, as: 'owner' })
  try {
    const generated = readSecretFile(config)
    const secrets = { set: config.APP_SECRET, generated, previous: config.APP_SECRET_PREVIOUS }
    const target = { connection, files: createFiles(config), secrets }
    const { madeAt, tables, files, secret } = await readBackup(target, resolve(file), {
      takeChangedHistory: values['take-changed-history'] ?? false,
    })
    const worker = config.DATABASE_URL ? { connectionString: config.DATABASE_URL } : connection
    await prepareDatabase(worker, config, log)
    if (!config.APP_SECRET) keepSecret(config, generated, secret)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Restored the office of ${madeAt}: ${rows} rows of ${tables.length} tables, ${files.length} uploads.`)
    console.log('Everyone signs in anew; links and mails that were under way then are gone.')
    console.log('Mails and webhooks are held back until a superadmin releases them in My Profile.')
  } finally {
    await close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/**
 * Stores the secret of the backup's office, which its numbers need; keeps a different one under
 * another name.
 */
function keepSecret(config: Config, existing: string | null, secret: string | null): void {
  if (!secret || existing === secret) return
  const file = appSecretFile(config)
  if (existing) writeFileAtomic(`${file}.before-restore`, `${existing}\n`)
  writeFileAtomic(file, `${secret}\n`)
}
