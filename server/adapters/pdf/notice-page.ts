import { PDFDocument } from '@cantoo/pdf-lib'
import { type CopiedPages, type PlaceOfPages, writePages } from './copy-pages.ts'
import { drawOverlay } from './draw-overlay.ts'

/** A page that says something in place of others. */
export interface Notice extends PlaceOfPages {
  text: string
}

/** The size of an A4 page, and of its margin, in points. */
const [WIDTH, HEIGHT, MARGIN] = [595.28, 841.89, 72]
const FONT_SIZE = 14

/** Writes a page with a text as objects of a larger PDF. */
export async function writeNotice({ text, ...place }: Notice): Promise<CopiedPages> {
  const box = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN }
  const page = await drawOverlay(
    [{ width: WIDTH, height: HEIGHT, toFile: [1, 0, 0, 1, 0, 0] }],
    [{ page: 0, box, text, size: FONT_SIZE, align: 'left', kind: 'lines' }],
  )
  return writePages(await PDFDocument.load(page, { updateMetadata: false }), place)
}
