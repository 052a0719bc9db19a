import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createFiles } from '#server/adapters/files.ts'
import { writeFileAtomic } from '#server/atomic-file.ts'
import { readBackup } from '#server/backup/restore.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'

/*
 * `npm run restore -- FILE`: a backup in the place of what is there; the portal must not run. The
 * database changes as a whole or not at all.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'take-changed-history': { type: 'boolean' } },
})
const [file] = positionals
try {
  if (!file) throw new Error('Usage: npm run restore -- FILE')
  const config = readConfig(process.env)
  const { connection, close } = await openDatabase(config, { alone: true, make: true })
  try {
    const { madeAt, tables, files, secret } = await readBackup(
      { connection, files: createFiles(config) },
      resolve(file),
      { takeChangedHistory: values['take-changed-history'] ?? false },
    )
    await migrate(connection)
    keepSecret(join(config.DATA_DIR, 'app-secret'), config.APP_SECRET ? null : secret)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Restored the office of ${madeAt}: ${rows} rows of ${tables.length} tables, ${files.length} uploads.`)
  } finally {
    await close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** The numbers in the backup open with the secret of the office it was made in; another one is put aside. */
function keepSecret(path: string, secret: string | null): void {
  if (!secret) return
  const there = existsSync(path) ? readFileSync(path, 'utf8').trim() : null
  if (there === secret) return
  if (there) writeFileAtomic(`${path}.before-restore`, `${there}\n`)
  writeFileAtomic(path, `${secret}\n`)
}
