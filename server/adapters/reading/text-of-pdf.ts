import type { PDFiumDocument } from '@hyzyla/pdfium'
import { linesOfDocument, type TextLine } from '../pdf/read-lines.ts'
import type { PageText, Piece } from './page-text.ts'

/** Gaps between letters, in font sizes: one that is a blank where the file says so or not, and one that begins another cell. */
const SAID_BLANK = 0.08
const BLANK = 0.5
const CELL = 1.4

/** Returns the text of the first pages that have any; none for a scan. */
export async function textOfPdf(document: PDFiumDocument, pages: number): Promise<PageText[]> {
  const lines = await linesOfDocument(document)
  return Array.from({ length: Math.min(pages, document.getPageCount()) }, (_, at) => {
    const { originalWidth: width, originalHeight: height } = document.getPage(at).getOriginalSize()
    const pieces = lines.filter(({ page }) => page === at + 1).flatMap(piecesOf)
    return { page: at + 1, width, height, pieces }
  })
}

function piecesOf({ letters, left, right, blank, y, size }: TextLine): Piece[] {
  const pieces: Piece[] = []
  let begin = 0
  const gapBefore = (at: number) => (left[at] ?? 0) - (right[at - 1] ?? 0)
  const add = (end: number) => {
    const [from, to] = [left[begin] ?? 0, right[end - 1] ?? 0]
    const place = (x: number) => (x - from) / Math.max(to - from, 0.01)
    let text = ''
    const spans: [number, number][] = []
    for (let at = begin; at < end; at += 1) {
      if (at > begin && gapBefore(at) > (blank[at] ? SAID_BLANK : BLANK) * size) {
        text += ' '
        spans.push([place(right[at - 1] ?? 0), place(left[at] ?? 0)])
      }
      // A ligature is several characters in one place.
      for (const _ of letters[at] ?? '') spans.push([place(left[at] ?? 0), place(right[at] ?? 0)])
      text += letters[at] ?? ''
    }
    const [top, bottom] = [y - size * 0.85, y + size * 0.25]
    const corners = [
      { x: from, y: top },
      { x: to, y: top },
      { x: to, y: bottom },
      { x: from, y: bottom },
    ] as const
    pieces.push({ text, corners, spans, scores: spans.map(() => 1) })
    begin = end
  }
  for (let at = 1; at < letters.length; at += 1) if (gapBefore(at) > CELL * size) add(at)
  add(letters.length)
  return pieces
}
