import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { allFonts, BASE } from '#reports/font-files.ts'
import { type Cells, teachReadableText } from '#reports/readable-text.ts'
import { fontRuns, isPlain, isRightToLeft } from '#reports/script-fonts.ts'
import { fitLine, fitLines, graphemes, LINE, loadFont, type Measure } from './fit-text.ts'
import type { PageView, ShownBox } from './page-view.ts'

/** A text to be drawn in a box of a shown page. */
export interface Drawing {
  /** The index of the page, from 0. */
  page: number
  box: ShownBox
  text: string
  /** The font size in points. */
  size: number
  align: 'left' | 'center' | 'right'
  /**
   * `line` is one line that begins at the top of the box, `middle` one in its middle; `lines` fills the
   * box, `cells` divides it among the characters, `cross` draws no text but a cross.
   */
  kind: 'line' | 'middle' | 'lines' | 'cells' | 'cross'
  cells?: number
}

/** The baseline of a line, in font sizes below its top. */
const BASELINE = 0.8
/** Half the height of a capital, in font sizes: puts a line in the middle of a box. */
const HALF_CAPITAL = 0.36

/**
 * Draws texts on empty pages of the given sizes, as a PDF. One family covers Latin, the rupee sign and
 * Devanagari, whose signs the library places as the font says; other scripts have fonts of their own,
 * which are opened for a text that needs them. Throws `UnprintableText`.
 */
export function drawOverlay(views: readonly PageView[], drawings: readonly Drawing[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, font: loadFont(BASE, 'normal') as never })
  teachReadableText(document)
  for (const font of allFonts) document.registerFont(font, loadFont(font, 'normal'))
  for (const [page, { width, height }] of views.entries()) {
    document.addPage({ size: [width, height], margin: 0 })
    for (const drawing of drawings.filter((one) => one.page === page)) draw(document, drawing)
  }
  document.end()
  return buffer(document)
}

type Document = InstanceType<typeof PDFDocument>

function draw(document: Document, { box, text, size, align, kind, cells = 1 }: Drawing): void {
  const { x, y, width, height } = box
  const measure = measureWith(document)
  /** Puts a fitted line between two sides. */
  const put = (line: string, at: number, left: number, room: number, side: Drawing['align'], baseline: number) => {
    const slack = room - measure(line) * at
    const shift = side === 'left' ? 0 : side === 'right' ? slack : slack / 2
    let start = left + shift
    document.fontSize(at)
    for (const { text: part, font } of fontRuns(line, isRightToLeft(text))) {
      document.font(font ?? BASE).text(part, start, baseline, { lineBreak: false, baseline: 'alphabetic' })
      start += document.widthOfString(part)
    }
  }
  switch (kind) {
    case 'line': {
      const fitted = fitLine(text, size, width, measure)
      put(fitted.text, fitted.size, x, width, align, y + BASELINE * size)
      return
    }
    case 'middle': {
      const fitted = fitLine(text, size, width, measure)
      put(fitted.text, fitted.size, x, width, align, y + height / 2 + HALF_CAPITAL * fitted.size)
      return
    }
    case 'lines': {
      const fitted = fitLines(text, size, box, measure)
      for (const [index, line] of fitted.lines.entries())
        put(line, fitted.size, x, width, align, y + fitted.size * (index * LINE + 1))
      return
    }
    case 'cells': {
      const cell = width / cells
      const letters = graphemes(text)
      const fitting = Math.min(size, ...letters.map((letter) => cell / measure(letter)))
      const middle = y + height / 2 + HALF_CAPITAL * fitting
      if (!isPlain(text)) {
        for (const [index, letter] of letters.entries()) put(letter, fitting, x + index * cell, cell, 'center', middle)
        return
      }
      const left = x + (cell - measure(letters[0] ?? '') * fitting) / 2
      const inCells: { cells: Cells } = { cells: { letters, width: (cell / fitting) * 1000 } }
      const options = { lineBreak: false, baseline: 'alphabetic', ...inCells } as const
      document.font(BASE).fontSize(fitting).text(text, left, middle, options)
      return
    }
    case 'cross': {
      const inset = Math.min(width, height) * 0.2
      const [left, right, top, bottom] = [x + inset, x + width - inset, y + inset, y + height - inset]
      document.lineWidth(Math.max(0.8, inset / 3))
      document.moveTo(left, top).lineTo(right, bottom).moveTo(right, top).lineTo(left, bottom).stroke()
    }
  }
}

const measureWith =
  (document: Document): Measure =>
  (text) =>
    fontRuns(text).reduce(
      (sum, run) =>
        sum +
        document
          .fontSize(1)
          .font(run.font ?? BASE)
          .widthOfString(run.text),
      0,
    )
