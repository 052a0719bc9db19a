import regular from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?url'
import bold from '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf?url'
import * as imported from 'pdfmake/build/pdfmake.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { fontAddresses } from './font-addresses.ts'
import { fontName, type ScriptFont, type Weight } from './font-files.ts'
import { createReadable } from './readable-text.ts'
import { FONT } from './report-style.ts'
import { setShaper } from './shape-text.ts'
import type { ShapedWords, WordsOfFont } from './shape-worker.ts'

const weights = ['normal', 'bold'] as const

// Not an ES module: the place of its exports depends on the bundler.
const pdfMake = (imported as unknown as { default?: typeof imported }).default ?? imported

/** Renders a report as a PDF file. Heavy: import it only on demand. */
export async function renderPdf(report: TDocumentDefinitions): Promise<Blob> {
  const address = (path: string) => new URL(path, window.location.href).href
  // One family covers Latin, the rupee sign and Devanagari; italics are never used.
  pdfMake.addFonts({ [FONT]: { normal: address(regular), bold: address(bold) } })
  const fontAt = (font: ScriptFont, weight: Weight) => address(fontAddresses[font][weight])
  const pdf = await createReadable(pdfMake, report, fontAt, async (texts) => {
    const words = [...texts].flatMap(([font, ofFont]) =>
      weights.map((weight) => ({ name: fontName(font, weight), address: fontAt(font, weight), texts: [...ofFont] })),
    )
    const shaped = await shapeInWorker(words)
    setShaper(({ name }, text) => shaped.get(name)?.get(text) ?? null)
  })
  return pdf.getBlob()
}

/** How long shaping may take, in ms, with the shaper and the fonts over a slow network. */
const LONGEST = 60_000

/** Shapes texts in a worker: a page may not compile the shaper (server/http/web-app.ts). */
async function shapeInWorker(words: WordsOfFont[]): Promise<ShapedWords> {
  const worker = new Worker(new URL('./shape-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ShapedWords | null>) =>
        data ? resolve(data) : reject(new Error('a font could not be loaded'))
      worker.onerror = () => reject(new Error('the shaper could not be loaded'))
      setTimeout(reject, LONGEST, new Error('shaping took too long'))
      worker.postMessage(words)
    })
  } finally {
    worker.terminate()
  }
}
