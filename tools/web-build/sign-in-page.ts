import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, runnerImport } from 'vite'
import { usedStyles } from './used-styles.ts'

/*
 * Writes the page of sign-in beside the built web app: with its form as HTML, the styles that it uses, and the script
 * that runs before the app. It is painted after one round trip (docs/decisions/0047). Argument: the folder of the build.
 */

const WEB = join(import.meta.dirname, '../../web')
/** Hides the form from a signed-in visitor (`web/before-app.ts`). */
const HIDDEN = '[data-signed-in] #root{visibility:hidden}'

const [folder = ''] = process.argv.slice(2)
const page = readFileSync(join(folder, 'index.html'), 'utf8')
const [link = '', file = ''] = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)">/.exec(page) ?? []
const rendered = { root: WEB, mode: 'production', logLevel: 'warn' } as const
const { module } = await runnerImport<{ signInHtml: string }>(join(WEB, 'sign-in-html.ts'), rendered)
const styles = usedStyles(readFileSync(join(folder, file), 'utf8'), page + module.signInHtml) + HIDDEN

const withForm = [
  // The whole style sheet does not hold up the paint of what stands before it.
  { part: link, by: `<script>${await scriptBeforeApp()}</script><style nonce="__CSP_NONCE__">${styles}</style>` },
  { part: '<div id="root"></div>', by: `<div id="root">${module.signInHtml}</div>` },
  { part: '</body>', by: `  ${link}\n  </body>` },
].reduce((html, { part, by }) => {
  if (part === '' || html.split(part).length !== 2) throw new Error(`The page has not one ${part || 'style sheet'}`)
  return html.replace(part, () => by)
}, page)
writeFileSync(join(folder, 'sign-in.html'), withForm)

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
