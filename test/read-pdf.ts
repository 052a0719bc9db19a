import { createRequire } from 'node:module'
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { fontFile } from '#reports/font-files.ts'
import { createReadable } from '#reports/readable-text.ts'
import { provideFonts } from '#server/adapters/pdf/fit-text.ts'

const pdfMake = createRequire(import.meta.url)('pdfmake')
provideFonts(pdfMake)
pdfMake.setLocalAccessPolicy(() => false)
pdfMake.setUrlAccessPolicy(() => false)

/** Renders a report as a PDF and returns the text of each page. */
export async function pagesOf(report: TDocumentDefinitions): Promise<string[]> {
  return pagesOfPdf(await pdfOf(report))
}

export const pdfOf = async (report: TDocumentDefinitions): Promise<Buffer> =>
  (await createReadable<{ getStream(): unknown; getBuffer(): Promise<Buffer> }>(pdfMake, report, fontFile)).getBuffer()

/** Returns the text of each page of a PDF. */
export async function pagesOfPdf(file: Buffer): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: false })
  return text
}

/** Returns what a viewer says of a PDF, and the number of its fonts. */
export async function aboutPdf(file: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(file))
  const info = (await document.getMetadata()).info as { Title?: string; Language?: string }
  const preferences: { DisplayDocTitle?: boolean } | null = await document.getViewerPreferences()
  const objects = (await PDFDocument.load(file, { updateMetadata: false })).context.enumerateIndirectObjects()
  const fonts = objects.filter(([, one]) => one instanceof PDFDict && one.has(PDFName.of('FontFile2')))
  return {
    title: info.Title,
    language: info.Language,
    showsTitle: preferences?.DisplayDocTitle === true,
    fonts: fonts.length,
  }
}

/** Returns the text of each page as PDFium copies it: in the order of writing. */
export async function copiedPages(file: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(file)
  const pages = [...document.pages()].map((page) => page.getText())
  document.destroy()
  library.destroy()
  return pages
}

/** A piece of text on a shown page; in points from its top left, `y` is that of the baseline. */
interface PlacedText {
  text: string
  x: number
  y: number
  width: number
  size: number
  /** The direction of writing in degrees, 0 for upright text. */
  angle: number
}

/** Returns every piece of text of a PDF, as a viewer shows it, per page. */
export async function placedTexts(file: Buffer): Promise<PlacedText[][]> {
  const document = await getDocumentProxy(new Uint8Array(file))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { transform } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      return items.flatMap((item): PlacedText[] => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [a = 0, b = 0, , , e = 0, f = 0] = multiply(transform, item.transform)
        const angle = Math.round((Math.atan2(-b, a) * 180) / Math.PI)
        return [
          { text: item.str, x: e, y: f, width: item.width, size: Math.hypot(a, b), angle: angle === 0 ? 0 : angle },
        ]
      })
    }),
  )
}

/** Multiplies two matrices of PDF. */
function multiply(outer: readonly number[], inner: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Returns the widths of the glyphs of the first page in the order in which they are drawn, in thousandths of the font size. */
export async function drawnGlyphs(file: Buffer): Promise<number[]> {
  const document = await getDocumentProxy(new Uint8Array(file))
  const { argsArray } = await (await document.getPage(1)).getOperatorList()
  const glyphs = argsArray.flat(2).filter((one): one is { width: number } => typeof one?.width === 'number')
  return glyphs.map(({ width }) => width)
}

/** Returns what a viewer would run of a PDF: scripts and actions of the document and of its pages. */
export async function actionsOf(file: Buffer): Promise<object[]> {
  const document = await getDocumentProxy(new Uint8Array(file))
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getJSActions()),
  )
  const all = [await document.getJSActions(), await document.getOpenAction(), await document.getAttachments(), ...pages]
  return all.filter((one) => one !== null)
}

/** Returns the pages of a PDF as a viewer shows them: size in points, direction, and what their fields hold. */
export async function shownPages(file: Buffer): Promise<{ view: number[]; rotate: number; fields: string[] }[]> {
  const document = await getDocumentProxy(new Uint8Array(file))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const annotations = await page.getAnnotations()
      const fields = annotations.map(
        ({ fieldName, fieldType, fieldValue }) => `${fieldType} ${fieldName}: ${fieldValue}`,
      )
      return { view: page.view, rotate: page.rotate, fields }
    }),
  )
}
