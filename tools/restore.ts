import '#server/adapters/private-files.ts'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { createFiles } from '#server/adapters/files.ts'
import { writeFileAtomic } from '#server/adapters/local-files.ts'
import { archiveSource, type BackupSource } from '#server/backup/archive.ts'
import { readBackup } from '#server/backup/restore.ts'
import { GOOD, getSnapshot, listBackups } from '#server/backup/snapshot.ts'
import { snapshotSource } from '#server/backup/snapshot-source.ts'
import { type BackupTarget, openTarget } from '#server/backup/target.ts'
import { findConnection } from '#server/db/connect-with-retry.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { appSecretFile, readSecretFile } from '#server/start/app-secret.ts'
import { checkStorage, prepareDatabase } from '#server/start/check-start.ts'
import { type Config, readConfig } from '#server/start/config.ts'

/*
 * `npm run restore -- FILE`: replaces the office by a backup; the portal must not run. The database
 * changes as a whole or not at all.
 * `npm run restore -- --from FOLDER|s3://… [--backup NAME]`: the newest backup there, or that one; `--list` shows them.
 */

const USAGE =
  'Usage: npm run restore -- FILE [--take-changed-history], or npm run restore -- --from FOLDER|s3://BUCKET/PREFIX [--list | --backup NAME] [--take-changed-history]'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'take-changed-history': { type: 'boolean' },
      from: { type: 'string' },
      backup: { type: 'string' },
      list: { type: 'boolean' },
    },
  })
  const [file] = positionals
  if (!file === !values.from) throw new Error(USAGE)
  const target = values.from ? openTarget(values.from, process.env) : null
  if (target && values.list) await list(target)
  else {
    const source = target ? await getBackup(target, values.backup) : archiveSource(resolve(file ?? ''))
    await restore(source, values['take-changed-history'] ?? false)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function restore(source: BackupSource, takeChangedHistory: boolean): Promise<void> {
  const config = readConfig(process.env)
  const log = pino({ level: 'silent' })
  await checkStorage(config, log)
  const { connection, close } = await openDatabase(config, { alone: true, make: true, as: 'owner' })
  try {
    const generated = readSecretFile(config)
    const secrets = { set: config.APP_SECRET, generated, previous: config.APP_SECRET_PREVIOUS }
    const office = { connection, files: createFiles(config), secrets }
    const { manifest, revoked, changedAuthenticators } = await readBackup(office, source, { takeChangedHistory })
    const { madeAt, tables, files, secret } = manifest
    const worker = config.DATABASE_URL
      ? await findConnection(config.DATABASE_URL, { setting: 'DATABASE_URL' })
      : connection
    await prepareDatabase(worker, config, log)
    if (!config.APP_SECRET) keepSecret(config, generated, secret)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Restored the office of ${madeAt}: ${rows} rows of ${tables.length} tables, ${files.length} uploads.`)
    console.log('Everyone signs in anew; links and mails that were under way then are gone.')
    const { apiKeys, passkeys } = revoked
    if (apiKeys > 0)
      console.log(`${apiKeys} API ${apiKeys === 1 ? 'key is' : 'keys are'} revoked: create new ones for your programs.`)
    if (passkeys > 0)
      console.log(`${passkeys} ${passkeys === 1 ? 'passkey is' : 'passkeys are'} removed: their owners add them anew.`)
    if (!changedAuthenticators?.length)
      console.log(
        'Authenticators and passwords are those of the backup: see “What a restore does” in docs/operations.md.',
      )
    else
      console.log(
        `Since the backup these changed their authenticator, and the former one counts again: ${changedAuthenticators.join(', ')}. Press “Reset two-factor” for each whose phone was lost.`,
      )
    console.log('Mails and webhooks are held back until a superadmin releases them in My Profile.')
  } finally {
    await close()
  }
}

async function getBackups(target: BackupTarget) {
  const backups = await listBackups(target, GOOD)
  if (backups.length === 0) throw new Error(`${target.name} has no backup.`)
  return backups
}

async function list(target: BackupTarget): Promise<void> {
  for (const { name } of await getBackups(target)) {
    const snapshot = await getSnapshot(target, GOOD, name)
    const rows = snapshot?.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(snapshot ? `${name}: ${rows} rows, ${snapshot.files.count} uploads` : `${name}: damaged`)
  }
}

async function getBackup(target: BackupTarget, name: string | undefined): Promise<BackupSource> {
  const backups = await getBackups(target)
  const chosen = name ? backups.find((backup) => backup.name === name) : backups.at(-1)
  if (!chosen) throw new Error(`${target.name} has no backup ${name}: --list shows what is there.`)
  const snapshot = await getSnapshot(target, GOOD, chosen.name)
  if (!snapshot) throw new Error(`The backup ${chosen.name} is damaged: choose another one of --list.`)
  return snapshotSource(target, chosen.name, snapshot, { uploads: true })
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
