import { readFile } from 'node:fs/promises'
import { PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import type { Language } from '#contract/languages/language.ts'
import { printable } from '#reports/script-fonts.ts'
import { isOfMachine } from '../local-files.ts'
import { drawLayer } from './draw-layer.ts'
import { drawOverlay } from './draw-overlay.ts'
import { flattenAnnotations } from './flatten-annotations.ts'
import { loadPdf } from './load-pdf.ts'
import { viewOfPage } from './page-view.ts'

/** A file of this machine that becomes pages of a joined PDF. */
export interface JoinedFile {
  kind: 'pdf' | 'image'
  path: string
  /** The text of a page in place of a file that cannot be read; without it such a file is an error. */
  notice?: string
  /** A line at the foot of the first page of a PDF. */
  line?: string | undefined
}

/** What a viewer shows in its title bar, and the language in which a PDF is read aloud. */
export interface AboutPdf {
  title: string
  language: Language
}

export function describePdf(document: PDFDocument, { title, language }: AboutPdf): void {
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage(`${language}-IN`)
}

/** The entries of a copied page that are kept: none that refers to other pages or to the document. */
const kept = new Set(
  ['Type', 'Parent', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Resources', 'Contents', 'Group'].map((name) =>
    PDFName.of(name),
  ),
)
/** The sides of an A4 page in points, and the margins of an image and of a notice on it. */
const [SHORT, LONG, IMAGE_MARGIN, NOTICE_MARGIN] = [595.28, 841.89, 18, 72]
const NOTICE_SIZE = 14
/** The font size of a line at the foot of a page. */
const LINE_SIZE = 8

/** Joins PDFs and JPEGs into one PDF, in their order. Holds all of them in memory. */
export async function joinPdfs(files: readonly JoinedFile[], about: AboutPdf): Promise<Uint8Array> {
  const joined = await PDFDocument.create({ updateMetadata: false })
  describePdf(joined, about)
  for (const { kind, path, notice, line } of files)
    try {
      const bytes = await readFile(path)
      if (kind === 'image') await addImage(joined, bytes)
      else {
        const first = joined.getPageCount()
        await addPages(joined, await loadPdf(bytes))
        if (line) await addLine(joined, joined.getPage(first), line)
      }
    } catch (error) {
      if (notice === undefined || (isOfMachine(error) && !isLost(error))) throw error
      await addNotice(joined, notice)
    }
  return joined.save({ useObjectStreams: false })
}

/** Returns whether a file is not there: the store had lost it. */
const isLost = (error: Error) => 'code' in error && error.code === 'ENOENT'

/** Adds the pages of another document, which changes by that. Annotations become a part of their page. */
export async function addPages(document: PDFDocument, source: PDFDocument): Promise<void> {
  for (const page of source.getPages()) keepOnlyShown(source, page)
  for (const page of await document.copyPages(source, source.getPageIndices())) document.addPage(page)
}

function keepOnlyShown(document: PDFDocument, page: PDFPage): void {
  flattenAnnotations(document, page, new Set())
  for (const [key] of page.node.entries()) if (!kept.has(key)) page.node.delete(key)
}

/** Adds a page with a JPEG, upright or across as the image is. */
async function addImage(document: PDFDocument, jpeg: Buffer): Promise<void> {
  const image = await document.embedJpg(jpeg)
  const [wide, high] = image.width > image.height ? [LONG, SHORT] : [SHORT, LONG]
  const { width, height } = image.scaleToFit(wide - 2 * IMAGE_MARGIN, high - 2 * IMAGE_MARGIN)
  document.addPage([wide, high]).drawImage(image, { x: (wide - width) / 2, y: (high - height) / 2, width, height })
}

/** Writes a line at the foot of a page; none on a page of a size that viewers do not show. */
async function addLine(document: PDFDocument, page: PDFPage, text: string): Promise<void> {
  const view = viewOfPage(page)
  if (!view) return
  const box = {
    x: IMAGE_MARGIN,
    y: view.height - IMAGE_MARGIN,
    width: view.width - 2 * IMAGE_MARGIN,
    height: LINE_SIZE,
  }
  if (box.width < LINE_SIZE || box.y < LINE_SIZE) return
  const drawing = { page: 0, box, text, size: LINE_SIZE, align: 'left', kind: 'line' } as const
  const [layer] = await document.embedPdf(await drawOverlay([view], [drawing]))
  if (layer) drawLayer(page, layer, view)
}

async function addNotice(document: PDFDocument, text: string): Promise<void> {
  const sides = { width: SHORT - 2 * NOTICE_MARGIN, height: LONG - 2 * NOTICE_MARGIN }
  const page = await drawOverlay(
    [{ width: SHORT, height: LONG, toFile: [1, 0, 0, 1, 0, 0] }],
    [
      {
        page: 0,
        box: { x: NOTICE_MARGIN, y: NOTICE_MARGIN, ...sides },
        text: printable(text),
        size: NOTICE_SIZE,
        align: 'left',
        kind: 'lines',
      },
    ],
  )
  await addPages(document, await PDFDocument.load(page, { updateMetadata: false }))
}
