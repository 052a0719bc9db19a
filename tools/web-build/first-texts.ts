import { hash } from 'node:crypto'
import type { Plugin } from 'vite'

/** The chunk of each language's texts, by its name. */
const chunks = { en: 'english', hi: 'hindi', mr: 'marathi' }

interface Browser {
  document: { createElement(tag: string): object; head: { append(element: object): void } }
  localStorage: Record<string, string | undefined>
}

/**
 * Runs in the browser while the app's script loads: asks for the texts of the chosen language, which the app
 * (`web/lib/language.ts`) would ask for a round trip later.
 */
function askForTexts(addresses: Record<string, string>): void {
  const browser = globalThis as unknown as Browser
  let chosen: string | undefined
  try {
    const { user = 'null', language } = browser.localStorage
    const known = JSON.parse(user) as { language?: string } | null
    chosen = known ? known.language : language
  } catch {
    // A browser that keeps nothing, or lets nobody read it, has no choice.
  }
  const href = addresses[chosen ?? 'en'] ?? addresses['en']
  const { document } = browser
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

/** Writes the script that asks for the texts, and its address into the page. A file of texts needs no other file. */
export const firstTexts = (): Plugin => ({
  name: 'first-texts',
  apply: 'build',
  enforce: 'post',
  resolveId: {
    order: 'pre',
    /** Areas that pages read in English, too, would take the pages' file with them: they are in both. */
    async handler(source, importer) {
      if (!importer?.endsWith('/contract/texts/english.ts')) return null
      const area = await this.resolve(source, importer, { skipSelf: true })
      return area && `${area.id}?texts`
    },
  },
  generateBundle(_options, bundle) {
    const files = Object.values(bundle)
    const addresses = Object.entries(chunks).map(([language, name]) => {
      const chunk = files.find((file) => file.type === 'chunk' && file.name === name)
      if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk ${name}`)
      if (chunk.imports.length > 0) throw new Error(`The texts of ${name} need ${chunk.imports.join()}`)
      return [language, `/${chunk.fileName}`]
    })
    const source = `(${String(askForTexts)})(${JSON.stringify(Object.fromEntries(addresses))})`
    const fileName = `assets/texts-${hash('sha256', source).slice(0, 8)}.js`
    this.emitFile({ type: 'asset', fileName, source })
    const page = bundle['index.html']
    if (page?.type !== 'asset') throw new Error('The build has no page')
    page.source = String(page.source).replace('</head>', `<script async src="/${fileName}"></script></head>`)
  },
})
