import { hash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Writes the list of the built scripts, styles and decoders, for the service worker of a device that keeps the whole app,
 * and its address into the page: page and list are always of one build. The chunk that draws PDFs is left out, since it is
 * a third of the app and of no use without a network.
 */
export const appFiles = (): Plugin => ({
  name: 'app-files',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const isKept = /\.(?:js|css|wasm)$/
    const drawsPdf = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'render-pdf')
    if (!drawsPdf) throw new Error('The build has no chunk that draws PDFs')
    const files = Object.keys(bundle).filter((name) => isKept.test(name) && name !== drawsPdf.fileName)
    const list = JSON.stringify(files.map((file) => `/${file}`).sort())
    const fileName = `assets/app-files-${hash('sha256', list).slice(0, 8)}.json`
    this.emitFile({ type: 'asset', fileName, source: list })
    const page = bundle['index.html']
    if (page?.type !== 'asset') throw new Error('The build has no page')
    page.source = String(page.source).replace('</head>', `<meta name="app-files" content="/${fileName}" /></head>`)
  },
})
