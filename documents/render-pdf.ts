import regular from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?url'
import bold from '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf?url'
import * as imported from 'pdfmake/build/pdfmake.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { FONT } from './report-parts.ts'

// It is no ES module: where its exports lie depends on who bundles it.
const pdfMake = (imported as { default?: typeof imported }).default ?? imported

/** Makes the file of a report. Heavy: import it only when someone asks for a report. */
export function renderPdf(report: TDocumentDefinitions): Promise<Blob> {
  const address = (path: string) => new URL(path, window.location.href).href
  // One family holds Latin, the rupee sign and Devanagari; its slanted forms are never used.
  pdfMake.addFonts({ [FONT]: { normal: address(regular), bold: address(bold) } })
  return pdfMake.createPdf(report).getBlob()
}
