import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import type { BackupTarget } from './target.ts'

const compress = promisify(gzip)
const expand = promisify(gunzip)
const LARGEST = 64_000_000

/** Names that become part of a statement are validated, because a backup may come from anywhere. */
const namesOfTable = { name: z.string().regex(/^\w+$/), columns: z.array(z.string().regex(/^(\w+|"\w+")$/)) }

/** Returns whether tables of a backup name tables and columns, and no more. */
export const areTables = (tables: unknown): boolean => z.array(z.object(namesOfTable)).safeParse(tables).success

const hash = z.string().regex(/^[\da-f]{64}$/)
/** The names of objects that list chunks (`Objects.putLines`). */
const lists = z.array(hash)

/** What a backup in a target consists of: all of a manifest but rows and files, which objects hold. */
export const Snapshot = z.strictObject({
  product: z.literal('vehicle-record-portal'),
  format: z.literal(2),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), sha256: hash })),
  sequences: z.array(z.strictObject({ name: z.string().regex(/^\w+$/), value: z.number().nullable() })),
  tables: z.array(
    z.strictObject({
      ...namesOfTable,
      rows: z.int(),
      sha256: hash,
      lists,
    }),
  ),
  /** Lines of key, bytes and SHA-256, one for each upload. */
  files: z.strictObject({ count: z.int(), lists }),
  historyHead: z.strictObject({ seal: z.int(), entry: z.number(), hash: z.string() }).nullable(),
  secret: z.string().nullable(),
})
export type Snapshot = z.infer<typeof Snapshot>

/** A backup in a target, by its name: its moment, and a suffix that distinguishes two of the same moment. */
export interface NamedBackup {
  name: string
  madeAt: Date
}

const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[\da-f]{8}$/

export const newBackupName = (now: Date): string =>
  `${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${randomBytes(4).toString('hex')}`

/** Backups that were restored as a trial. */
export const GOOD = 'backups'
/** Backups that were not, or not yet. */
export const UNPROVEN = 'unproven'
const pathOf = (folder: string, name: string) => `${folder}/${name}.json.gz`

/** Lists the backups of a folder of the target, oldest first; files of other names are not backups. */
export async function listBackups(target: BackupTarget, folder: string): Promise<NamedBackup[]> {
  const found: NamedBackup[] = []
  for (const { path } of await target.list(folder)) {
    const name = path.slice(folder.length + 1).replace(/\.json\.gz$/, '')
    const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
    const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    if (pathOf(folder, name) === path && !Number.isNaN(madeAt.getTime())) found.push({ name, madeAt })
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Writes the file that makes objects a backup; returns its bytes. */
export async function putSnapshot(target: BackupTarget, folder: string, name: string, snapshot: Snapshot) {
  const bytes = await compress(JSON.stringify(snapshot))
  await target.put(pathOf(folder, name), bytes)
  await target.flush()
  return bytes.length
}

/** Reads a backup of a target; null where its file is missing, damaged or of something else. */
export async function getSnapshot(target: BackupTarget, folder: string, name: string): Promise<Snapshot | null> {
  const bytes = await target.get(pathOf(folder, name))
  if (!bytes) return null
  try {
    return Snapshot.parse(JSON.parse((await expand(bytes, { maxOutputLength: LARGEST })).toString()))
  } catch {
    return null
  }
}

export const removeSnapshot = (target: BackupTarget, folder: string, name: string) =>
  target.remove(pathOf(folder, name))
