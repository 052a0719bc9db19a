import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Beasties from 'beasties'
import { build, runnerImport } from 'vite'

/*
 * Writes the page of sign-in beside the built web app: with its form as HTML, the styles that it uses, and the script
 * that runs before the app. It is painted after one round trip (docs/decisions/0047). Argument: the folder of the build.
 */

const WEB = join(import.meta.dirname, '../../web')

const [folder = ''] = process.argv.slice(2)
const page = readFileSync(join(folder, 'index.html'), 'utf8')
const rendered = { root: WEB, mode: 'production', logLevel: 'warn' } as const
const { module } = await runnerImport<{ signInHtml: string }>(join(WEB, 'sign-in-html.ts'), rendered)
const script = `<script>${await scriptBeforeApp()}</script>`
const withForm = [
  { part: '<link rel="stylesheet"', by: `${script}<link rel="stylesheet"` },
  { part: '<div id="root"></div>', by: `<div id="root">${module.signInHtml}</div>` },
].reduce((html, { part, by }) => {
  if (html.split(part).length !== 2) throw new Error(`The page has not one ${part}`)
  return html.replace(part, () => by)
}, page)
// The package's types are those of a CommonJS module.
const CriticalStyles = Beasties as unknown as typeof Beasties.default
const styled = await new CriticalStyles({
  path: folder,
  // The whole style sheet does not delay the paint of the content before it.
  preload: 'body',
  // States that the page enters before the whole sheet is there.
  allowRules: [/data-theme/, /data-signed-in/, /placeholder/, /focus/],
  logLevel: 'warn',
}).process(withForm)
const nonced = styled.replace('<style>', '<style nonce="__CSP_NONCE__">')
if (nonced === styled) throw new Error('The page has no styles of its own')
writeFileSync(join(folder, 'sign-in.html'), nonced)

/** `web/before-app.ts` with what it imports, as a script without imports. */
async function scriptBeforeApp(): Promise<string> {
  const result = await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(WEB, 'before-app.ts'),
        treeshake: { moduleSideEffects: false },
        output: { format: 'iife' },
      },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (chunk?.type !== 'chunk') throw new Error('The script before the app was not built')
  return chunk.code.trim()
}
