import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { extractText } from 'unpdf'
import { FONT } from '#reports/report-style.ts'

const require = createRequire(import.meta.url)
const fonts = dirname(require.resolve('@expo-google-fonts/noto-sans-devanagari/package.json'))
const pdfMake = require('pdfmake')
pdfMake.addFonts({
  [FONT]: {
    normal: join(fonts, '400Regular/NotoSansDevanagari_400Regular.ttf'),
    bold: join(fonts, '600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  },
})
pdfMake.setLocalAccessPolicy(() => true)
pdfMake.setUrlAccessPolicy(() => false)

/** Renders a report as a PDF and returns the text of each page. */
export async function pagesOf(report: TDocumentDefinitions): Promise<string[]> {
  const file: Buffer = await pdfMake.createPdf(report).getBuffer()
  const { text } = await extractText(new Uint8Array(file), { mergePages: false })
  return text
}
