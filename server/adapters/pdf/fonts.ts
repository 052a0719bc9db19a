import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { allFonts, BASE, type FontFile, fontFile, type Weight } from '#reports/font-files.ts'
import { openFont } from '#reports/harfbuzz.ts'
import { FONT } from '#reports/report-style.ts'
import { setShaper } from '#reports/shape-text.ts'

/* The only place that reads fonts: later the process may be another user, who cannot read them. */

const require = createRequire(import.meta.url)
const weights = ['normal', 'bold'] as const
const read = (font: FontFile) =>
  Object.fromEntries(weights.map((weight) => [weight, readFileSync(require.resolve(fontFile(font, weight)))]))
const files = new Map(allFonts.map((font) => [font, read(font) as Record<Weight, Buffer>]))

/** Returns the bytes of a font; only a document that uses it opens it. */
export function loadFont(font: FontFile, weight: Weight): Buffer {
  const file = files.get(font)
  if (!file) throw new Error(`no font ${font}`)
  return file[weight]
}

interface PdfMake {
  virtualfs?: { writeFileSync(name: string, content: Buffer): void }
  addFonts(fonts: Record<string, Record<Weight, string>>): void
}

/** Gives pdfmake every font under the name of its file; it opens those that a report names. */
export function provideFonts(pdfMake: PdfMake): void {
  for (const [font, file] of files)
    for (const weight of weights) pdfMake.virtualfs?.writeFileSync(fontFile(font, weight), file[weight])
  pdfMake.addFonts({ [FONT]: { normal: fontFile(BASE, 'normal'), bold: fontFile(BASE, 'bold') } })
}

const opened = new Map<string, ReturnType<typeof openFont>>()

setShaper(({ name, bytes }, text) => {
  const shape = opened.get(name) ?? openFont(bytes)
  opened.set(name, shape)
  return shape(text)
})
