import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeApi } from '#server/http/openapi.ts'

const FILE = join(import.meta.dirname, '../docs/openapi.json')

/** Writes the description of the API; with `--check` only reports whether the committed file is up to date. */
const fresh = `${JSON.stringify(describeApi(), null, 1)}\n`
if (!process.argv.includes('--check')) writeFileSync(FILE, fresh)
else if (readFileSync(FILE, 'utf8') !== fresh) {
  console.error('docs/openapi.json does not fit the contract: npm run gen:api')
  process.exitCode = 1
}
