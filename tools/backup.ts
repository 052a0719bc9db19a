import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createFiles } from '#server/adapters/files.ts'
import { readSecretFile } from '#server/app-secret.ts'
import { writeBackup } from '#server/backup/backup.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { describeHead } from '#server/history-chain.ts'

/* `npm run backup -- FILE`: writes one file with database and uploads; the portal may be running. */

const [file] = process.argv.slice(2)
try {
  if (!file) throw new Error('Usage: npm run backup -- FILE')
  if (existsSync(file)) throw new Error(`${file} exists already.`)
  const config = readConfig(process.env)
  const { connection, close } = await openDatabase(config)
  try {
    const secret = config.APP_SECRET ? null : readSecretFile(config)
    const office = { connection, files: createFiles(config), secret }
    const { tables, files, historyHead } = await writeBackup(office, resolve(file), new Date())
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${file}: ${rows} rows of ${tables.length} tables, ${files.length} uploads.`)
    if (historyHead) console.log(describeHead(historyHead))
  } finally {
    await close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
