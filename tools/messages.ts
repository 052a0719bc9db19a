import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Exchange, exportTexts, importTexts } from './messages/exchange.ts'

/*
 * For translators: `npm run messages -- export hi file.json` writes every text as JSON, `npm run messages -- import hi
 * file.json` writes changed translations into the modules.
 */

const ROOT = join(import.meta.dirname, '..')
const [action, language = '', file = ''] = process.argv.slice(2)

if (!['hi', 'mr'].includes(language) || !['export', 'import'].includes(action ?? '') || !file) {
  console.error('Usage: npm run messages -- export|import hi|mr FILE.json')
  process.exitCode = 1
} else if (action === 'export') {
  writeFileSync(file, `${JSON.stringify(exportTexts(ROOT, language), null, 2)}\n`)
} else {
  const written = importTexts(ROOT, language, JSON.parse(readFileSync(file, 'utf8')) as Exchange)
  for (const [path, source] of Object.entries(written)) writeFileSync(join(ROOT, path), source)
  const paths = Object.keys(written)
  if (paths.length > 0)
    spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...paths], { cwd: ROOT })
  console.log(paths.length > 0 ? paths.join('\n') : 'Nothing has changed')
}
