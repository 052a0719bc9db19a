import { join } from 'node:path'
import { sql } from 'kysely'
import { officeDay } from '#contract/dates.ts'
import { SECOND } from '#contract/durations.ts'
import type { Reading } from '#contract/readings/reading.ts'
import { jobContext } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import { inTransaction } from '../../db/transaction.ts'
import { HttpError } from '../../http/errors.ts'
import { copyStoredFile } from '../files/read-file.ts'
import { compareProof } from './proof-readings.ts'
import { getReadingSettings } from './settings.ts'
import { NOTHING, storeReading } from './stored-readings.ts'

/** A stored file that is to be read. */
interface WaitingFile {
  id: string
  table: 'attachments' | 'uploads'
  kind: 'image' | 'pdf'
  file_key: string
  owner: string
}

/** How long one file may wait for its turn: those of people who wait for an answer come first. */
const PATIENCE = 300 * SECOND

/** Faults of the moment: the file is read later. A share that is used up comes back within the hour. */
const LATER: ReadonlySet<string> = new Set(['busy', 'share', 'machine'])

/**
 * Reads the stored files that are to be read, one after the other, the owners in turn, the oldest file of each first: attachments of cases and requests, and
 * proofs of payments. What cannot be read is stored as such, and not tried again. While the office has nothing read, files
 * count as read.
 */
export async function readWaitingFiles(deps: Deps, isStopped: () => boolean): Promise<void> {
  const { isOn, kinds } = await getReadingSettings(deps.database.db)
  if (!isOn) return passAll(deps)
  const [later, served] = [new Set<string>(), new Set<string>()]
  for (;;) {
    if (isStopped()) return
    // Each owner has a turn before any has another.
    const file = (await nextFile(deps, [...later, ...served])) ?? (await nextFile(deps, [...later]))
    if (!file) return
    if (served.has(file.owner)) served.clear()
    served.add(file.owner)
    const read = await readFile(deps, file)
    if (!read) later.add(file.owner)
    else await keep(deps, file, read.kind && kinds.includes(read.kind) ? read : NOTHING)
  }
}

async function passAll({ database }: Deps): Promise<void> {
  for (const table of ['attachments', 'uploads'] as const)
    await database.db.updateTable(table).set({ to_read: false }).where('to_read', '=', true).execute()
}

/** Returns the file that waits longest of those of other owners than the given ones. */
async function nextFile({ database: { db } }: Deps, without: readonly string[]): Promise<WaitingFile | undefined> {
  const { rows } = await sql<WaitingFile>`
    select * from (
      (select 'attachments' as "table", id, kind, file_key, coalesce(client_id, user_id)::text as owner, created_at
        from attachments where to_read and not coalesce(client_id, user_id)::text = any(${without}::text[])
        order by seq limit 1)
      union all
      (select 'uploads', uploads.id, 'image', uploads.file_key, payments.client_id::text, uploads.created_at
        from uploads join payments on payments.proof_id = uploads.id
        where to_read and not payments.client_id::text = any(${without}::text[]) order by uploads.created_at limit 1)
    ) as waiting order by created_at limit 1`.execute(db)
  return rows[0]
}

/** Reads a file; null when it is to be tried later. */
async function readFile(deps: Deps, { id, kind, file_key, owner }: WaitingFile): Promise<Reading | null> {
  const { papers, temporary, files, log, clock } = deps
  try {
    const answer = await temporary.use((folder) => {
      const path = join(folder, 'paper')
      return papers.read(
        async () => {
          await copyStoredFile({ files, log }, file_key, id, path)
          return { path, kind, today: officeDay(clock.now()) }
        },
        { owner, signal: AbortSignal.timeout(PATIENCE) },
      )
    })
    if (!('fault' in answer)) return answer
    if (answer.fault !== 'absent') log.warn({ file: id, fault: answer.fault }, 'a paper was not read')
    return LATER.has(answer.fault) ? null : NOTHING
  } catch (error) {
    // The store has lost it; otherwise the store does not answer, or the turn has not come.
    if (error instanceof HttpError && error.status === 404) return NOTHING
    log.warn({ err: error, file: id }, 'a paper was not read')
    return null
  }
}

/** Stores what was read of a file, unless the file is gone. */
const keep = (deps: Deps, { id, table }: WaitingFile, reading: Reading): Promise<void> =>
  inTransaction(deps.database.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable(table)
      .set({ to_read: false })
      .where('id', '=', id)
      .where('to_read', '=', true)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    if (table === 'attachments') await storeReading(tx, jobContext(deps), { attachment_id: id }, reading)
    else await storeReading(tx, jobContext(deps), { upload_id: id }, reading, await compareProof(tx, id, reading))
  })
