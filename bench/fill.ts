import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/db/open-database.ts'
import { ADMIN_EMAIL, fillDataSet, PASSWORD } from './data-set.ts'

/*
 * `node tools/launch.mjs run --dev bench/fill.ts [--rows N] [--data-dir FOLDER | --database-url URL]`: fills an empty database
 * with the data set of the bench.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    'data-dir': { type: 'string', default: 'data-bench/filled' },
    'database-url': { type: 'string' },
  },
})
const { connection, close } = await openDatabase(
  {
    DATA_DIR: resolve(values['data-dir']),
    DATABASE_URL: values['database-url'],
  },
  { make: true },
)
try {
  await fillDataSet(connection, { rows: Number(values.rows), say: (line) => console.error(line) })
  console.log(`Filled; sign in as ${ADMIN_EMAIL} with: ${PASSWORD}`)
} finally {
  await close()
}
