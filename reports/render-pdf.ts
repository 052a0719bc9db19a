import regular from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?url'
import bold from '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf?url'
import * as imported from 'pdfmake/build/pdfmake.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { keepReadingOrder } from './reading-order.ts'
import { FONT } from './report-parts.ts'

// It is no ES module: where its exports lie depends on who bundles it.
const pdfMake = (imported as { default?: typeof imported }).default ?? imported

/** Makes the file of a report. Heavy: import it only when someone asks for a report. */
export async function renderPdf(report: TDocumentDefinitions): Promise<Blob> {
  const address = (path: string) => new URL(path, window.location.href).href
  // One family holds Latin, the rupee sign and Devanagari; its slanted forms are never used.
  pdfMake.addFonts({ [FONT]: { normal: address(regular), bold: address(bold) } })
  ordered ??= orderFonts()
  await ordered
  return pdfMake.createPdf(report).getBlob()
}

let ordered: Promise<void> | undefined

/** The library hands out its fonts only with a document that has used them. */
async function orderFonts(): Promise<void> {
  const document = await pdfMake.createPdf({ content: '-', defaultStyle: { font: FONT } }).getStream()
  keepReadingOrder((document as unknown as { fontCache: FontCache }).fontCache[FONT].normal)
}

type FontCache = Record<typeof FONT, { normal: object }>
