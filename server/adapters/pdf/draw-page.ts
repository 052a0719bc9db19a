import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import { isDiskFull } from '../local-files.ts'

sharp.cache(false)
sharp.concurrency(1)

/** The longest side of a picture in pixels; a page of A4 has more than two for a point. */
const LONGEST_SIDE = 2000
const QUALITY = 80

/** The library, loaded once per process; the process ends after an internal error of the library. */
export const library = PDFiumLibrary.init()

/** A page to be drawn: of a PDF in a folder, counted from 1, as a WebP picture of this name. */
export interface DrawTask {
  folder: string
  pdf: string
  page: number
  picture: string
}

/** A page that was drawn; `bytes` is the size of its picture, null for a page that the PDF does not have. */
export interface DrawnPage {
  pageCount: number
  bytes: number | null
}

/**
 * Draws a page as viewers show it. `unreadable` is a fault of the file, `full` of the disk; any error is a fault of the
 * library, which may be unusable afterwards.
 */
export async function drawPage(task: DrawTask): Promise<DrawnPage | { fault: 'unreadable' | 'full' }> {
  const document = await load(await readFile(join(task.folder, task.pdf)))
  if (!document) return { fault: 'unreadable' }
  const pageCount = document.getPageCount()
  const picture = task.page > pageCount ? null : await draw(document, task.page)
  document.destroy()
  try {
    if (picture) await writeFile(join(task.folder, task.picture), picture, { mode: 0o600 })
  } catch (error) {
    if (isDiskFull(error)) return { fault: 'full' }
    throw error
  }
  return { pageCount, bytes: picture?.length ?? null }
}

/** Opens a PDF; null for one that the library cannot read. */
export async function load(pdf: Buffer): Promise<PDFiumDocument | null> {
  const loaded = await library
  try {
    return await loaded.loadDocument(pdf)
  } catch (error) {
    // What it says about a file is a plain error; those of its engine have classes of their own.
    if (error instanceof Error && error.constructor === Error) return null
    throw error
  }
}

const draw = async (document: PDFiumDocument, page: number): Promise<Buffer> =>
  (await pictureOf(document, page, LONGEST_SIDE)).webp({ quality: QUALITY, effort: 1 }).toBuffer()

/** Draws a page, counted from 1, on white; its longest side in pixels is given. */
export async function pictureOf(document: PDFiumDocument, page: number, longestSide: number): Promise<Sharp> {
  // Without it, fields of the form would be missing in the picture.
  document.initializeFormFields()
  const shown = document.getPage(page - 1)
  const { originalWidth, originalHeight } = shown.getOriginalSize()
  const scale = longestSide / Math.max(originalWidth, originalHeight)
  // A strip keeps a line of pixels. The library would round points before it scales them.
  const pixels = (points: number) => Math.max(1, Math.round(points * scale))
  const size = { width: pixels(originalWidth), height: pixels(originalHeight) }
  const { data } = await shown.render({ ...size, scale: 1, render: 'bitmap', renderFormFields: true })
  return sharp(data, { raw: { ...size, channels: 4 } }).flatten({ background: 'white' })
}
