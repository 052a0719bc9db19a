import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Writes the list of the built scripts, styles and the decoder of photos, for the service worker of a device that keeps
 * the whole app (docs/decisions/0096), and its address into the page: page and list are always of one build. The chunk
 * that draws PDFs is left out, since it is a third of the app and of no use without a network. Argument: the folder of
 * the build.
 */

const [folder = ''] = process.argv.slice(2)
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  { file: string; src?: string }
>
const drawsPdf = Object.values(manifest).find(({ src }) => src?.endsWith('reports/render-pdf.ts'))
if (!drawsPdf) throw new Error('The build has no chunk that draws PDFs')
const files = readdirSync(join(folder, 'assets'))
  .map((name) => `assets/${name}`)
  .filter((file) => /\.(?:js|css|wasm)$/.test(file) && file !== drawsPdf.file)
const list = JSON.stringify(files.map((file) => `/${file}`).sort())
const name = `assets/app-files-${hash('sha256', list).slice(0, 8)}.json`
writeFileSync(join(folder, name), list)
const index = join(folder, 'index.html')
const page = readFileSync(index, 'utf8')
const named = page.replace('</head>', `<meta name="app-files" content="/${name}" /></head>`)
if (named === page) throw new Error('The page has no head')
writeFileSync(index, named)
