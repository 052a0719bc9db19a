import regular from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?url'
import bold from '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf?url'
import * as imported from 'pdfmake/build/pdfmake.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { createReadable } from './readable-text.ts'
import { FONT } from './report-style.ts'

// Not an ES module: the place of its exports depends on the bundler.
const pdfMake = (imported as unknown as { default?: typeof imported }).default ?? imported

/** Renders a report as a PDF file. Heavy: import it only on demand. */
export async function renderPdf(report: TDocumentDefinitions): Promise<Blob> {
  const address = (path: string) => new URL(path, window.location.href).href
  // One family covers Latin, the rupee sign and Devanagari; italics are never used.
  pdfMake.addFonts({ [FONT]: { normal: address(regular), bold: address(bold) } })
  return (await createReadable(pdfMake, report)).getBlob()
}
