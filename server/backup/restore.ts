import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { FileStore } from '../adapters/files.ts'
import { type Connection, withClient } from '../db/connection.ts'
import { installMigrations } from '../db/migrate.ts'
import { checkHistoryChain, findChainHead } from '../history/history-chain.ts'
import { MAIL_SERVER } from '../outbox/mail-server.ts'
import { pauseOutgoing } from '../outbox/outgoing-pause.ts'
import { canDecryptDatabase } from '../security/encrypted-tables.ts'
import { deriveKeys } from '../security/keys.ts'
import { StartError } from '../start/start-error.ts'
import type { BackupSource, Manifest } from './archive.ts'
import {
  blockPortalStarts,
  dropPortalObjects,
  requireNoPortalConnection,
  requirePortalObjectsOnly,
} from './restore-target.ts'
import { hashingStream, sha256 } from './sha256.ts'
import { areTables } from './snapshot.ts'
import { APPEND_ONLY, type Table } from './tables.ts'
import { isUploadKey } from './upload-pool.ts'
import {
  authenticatorsChangedSince,
  forgetUnderWay,
  type Revoked,
  readAuthenticatorChanges,
  revokeWaysIn,
} from './ways-in.ts'

type Head = Pick<Manifest, 'migrations'> & { tables: Table[] }

/** The target of a restore: database, files and the secrets of the target. */
export interface RestoreTarget {
  connection: Connection
  files: Pick<FileStore, 'put'>
  secrets: {
    /** `APP_SECRET`. */
    set: string | undefined
    /** The generated secret in the data folder. */
    generated: string | null
    previous: readonly string[]
  }
}

interface Restored {
  manifest: Manifest
  /** What of the backup lets nobody in any more. */
  revoked: Revoked
  /** The addresses of users whose authenticator changed after the backup; null where the former database says nothing. */
  changedAuthenticators: string[] | null
}

/**
 * Replaces the content of the database by a backup, in one transaction, and verifies counts, hashes, the chain of the
 * history and the secret; a failure changes nothing. `takeChangedHistory` accepts a history that was changed before the
 * backup. `proofsOnly` makes no index that proves nothing, for a database that nobody will read. Uploads are restored
 * first. Refuses a database that a portal uses, or that holds objects of another product.
 */
export async function readBackup(
  { connection, files, secrets }: RestoreTarget,
  source: BackupSource,
  { takeChangedHistory = false, proofsOnly = false } = {},
): Promise<Restored> {
  return withClient(connection, 'restore', async (client) => {
    try {
      await blockPortalStarts(client)
      await requireNoPortalConnection(client)
      await requirePortalObjectsOnly(client)
      const changes = await readAuthenticatorChanges(client)
      await client.query('begin')
      const manifest = await replaceAll(client, files, source, proofsOnly)
      if (!takeChangedHistory) await proveHistory(client, manifest)
      await proveSecret(client, manifest, secrets)
      await forgetUnderWay(client)
      const revoked = await revokeWaysIn(client)
      const changedAuthenticators = changes && (await authenticatorsChangedSince(client, changes))
      await forgetMailServer(client)
      await pauseOutgoing(client, 'on')
      await requireNoPortalConnection(client) // again: a portal may have connected meanwhile
      await client.query('commit')
      return { manifest, revoked, changedAuthenticators }
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if (error instanceof StartError) throw error
      const { message } = error as Error
      throw new StartError(`${source.name} cannot be restored, and nothing was changed: ${message}`, { cause: error })
    }
  })
}

async function replaceAll(
  client: pg.Client,
  files: RestoreTarget['files'],
  source: BackupSource,
  proofsOnly: boolean,
): Promise<Manifest> {
  const restored = { tables: new Map<string, { rows: number; sha256: string }>(), files: new Map<string, string>() }
  let head: Head | undefined
  let putBack = async () => {}
  let manifest: Manifest | undefined
  for await (const { path, content } of source.parts()) {
    const [folder, name = ''] = path.split('/')
    if (folder === 'migrations.json') {
      head = JSON.parse((await buffer(content)).toString()) as Head
      if (!areTables(head.tables)) throw new StartError(`${source.name} is not a backup of this product.`)
      await emptyDatabase(client, head)
      putBack = await setAside(client, { proofsOnly })
    } else if (folder === 'tables') {
      const table = head?.tables.find((listed) => listed.name === name)
      if (!table) throw new StartError(`${source.name} is not a backup of this product.`)
      restored.tables.set(name, await fillTable(client, table, content))
    } else if (folder === 'files' && isUploadKey(name)) {
      const bytes = await buffer(content)
      restored.files.set(name, sha256(bytes))
      await files.put(name, bytes)
    } else if (folder === 'manifest.json') {
      manifest = JSON.parse((await buffer(content)).toString()) as Manifest
    } else throw new StartError(`${source.name} is not a backup of this product.`)
  }
  if (!manifest) throw new StartError(`${source.name} is not whole: its end is missing.`)
  prove(manifest, restored)
  await putBack()
  for (const { name, value } of manifest.sequences)
    if (value !== null) await client.query('select setval($1::regclass, $2)', [name, value])
  return manifest
}

/** Creates the schema as of the backup, without rows. */
async function emptyDatabase(client: pg.Client, { migrations, tables }: Head): Promise<void> {
  await dropPortalObjects(client)
  await client.query('create schema if not exists public')
  await installMigrations(client, migrations)
  // Migrations may insert rows; only those of the backup may remain.
  for (const { name } of tables.toReversed())
    if (!APPEND_ONLY.includes(name)) await client.query(`delete from ${pg.escapeIdentifier(name)}`)
}

async function fillTable(client: pg.Client, { name, columns }: Table, rows: Readable) {
  const hashing = hashingStream()
  const copying = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${columns.join(', ')}) from stdin`))
  await pipeline(rows, hashing.stream, copying)
  return { rows: copying.rowCount, sha256: hashing.digest() }
}

function prove(
  manifest: Manifest,
  restored: { tables: Map<string, { rows: number; sha256: string }>; files: Map<string, string> },
) {
  for (const { name, rows, sha256: expected } of manifest.tables) {
    const table = restored.tables.get(name)
    if (table?.rows !== rows || table.sha256 !== expected)
      throw new StartError(`The backup is damaged: table ${name} is not what was saved. Nothing was changed.`)
  }
  for (const { key, sha256: expected } of manifest.files)
    if (restored.files.get(key) !== expected)
      throw new StartError(`The backup is damaged: an upload is not what was saved. Nothing was changed.`)
}

/** Verifies that the chain of the history is valid and ends at the head of the backup. */
async function proveHistory(client: pg.Client, { historyHead }: Manifest): Promise<void> {
  const faults = await checkHistoryChain(client)
  if ((await findChainHead(client))?.hash !== historyHead?.hash)
    faults.push('the chain does not end as the backup says')
  if (faults.length > 0)
    throw new StartError(
      `The history in the backup is not what was sealed: ${faults.slice(0, 3).join(', ')}. Nothing was changed. ` +
        'Add --take-changed-history to restore it all the same.',
    )
}

/** Refuses a backup whose encrypted numbers, history and deliveries cannot be decrypted. */
async function proveSecret(
  client: pg.Client,
  manifest: Manifest,
  { set, generated, previous }: RestoreTarget['secrets'],
) {
  const opens = async (secret: string) => (await canDecryptDatabase(client, deriveKeys(secret, previous))) !== false
  if (await opens(set ?? manifest.secret ?? generated ?? '')) return
  if (manifest.secret && (await opens(manifest.secret)))
    throw new StartError(
      'APP_SECRET is not the secret of this backup, which holds its own: set APP_SECRET to that one, add it to APP_SECRET_PREVIOUS, or unset APP_SECRET. Nothing was changed.',
    )
  throw new StartError(
    'APP_SECRET must be the secret of the office that this backup was made in: nothing in it opens without. Nothing was changed.',
  )
}

/** The processes of the restored office say anew whether one has a mail server. */
async function forgetMailServer(client: pg.Client): Promise<void> {
  await client.query('delete from settings where name = $1', [MAIL_SERVER])
}

/** The indexes without a constraint, and the foreign keys. Created after all rows, which takes a third of the time. */
const AUXILIARY = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make, 2 as step, true as proves
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 1, indisunique
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by step`

/**
 * Drops what only costs time while rows are loaded; returns the function that makes it again and proves the rows by it.
 * With `proofsOnly` the indexes that prove nothing stay away: they are most of the work, and only make reading fast.
 */
async function setAside(client: pg.ClientBase, { proofsOnly = false } = {}): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ drop: string; make: string; proves: boolean }>(AUXILIARY)
  // Foreign keys first: they need unique indexes.
  for (const { drop } of rows.toReversed()) await client.query(drop)
  return async () => {
    for (const { make, proves } of rows) if (proves || !proofsOnly) await client.query(make)
  }
}
