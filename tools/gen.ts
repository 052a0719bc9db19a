import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontLetters } from './gen/font-letters.ts'
import { notices } from './gen/notices.ts'
import { registries } from './gen/registries.ts'

/*
 * `npm run gen`: writes every generated file, from the folders of the features, the contract and the migrations; with
 * `--check` only reports which committed files are outdated.
 */

const ROOT = join(import.meta.dirname, '..')

function keep(files: Record<string, string>): void {
  for (const [file, fresh] of Object.entries(files)) {
    const path = join(ROOT, file)
    if (!process.argv.includes('--check')) writeFileSync(path, fresh)
    else if (!existsSync(path) || readFileSync(path, 'utf8') !== fresh) {
      console.error(`${file} is outdated: npm run gen`)
      process.exitCode = 1
    }
  }
}

keep(registries(ROOT))
keep(notices(ROOT))
keep(fontLetters(ROOT))
// Imported only now: they import modules that need the registries.
const { browserCalls } = await import('./gen/browser-calls.ts')
keep(await browserCalls(ROOT))
const { databaseFiles } = await import('./gen/database-files.ts')
keep(await databaseFiles())
const { stepUpPage } = await import('./gen/step-up-page.ts')
const { allEndpoints } = await import('#contract/all-endpoints.generated.ts')
keep(stepUpPage(allEndpoints))
