import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium'
import { library, load } from './draw-page.ts'

/** Maximum characters that are read of a PDF: a page of a form has about 4,000. */
const MAX_CHARACTERS = 30_000
/** The maximum distance of a line's letters from its baseline, in font sizes. */
const SAME_LINE = 0.35
/** The units of a device on a side of a page, by which a place is found exactly. */
const UNITS = 1_000_000

export interface ReadLinesTask {
  folder: string
  pdf: string
}

/** A line of a page as a viewer shows it, without its blanks; in points from the top left of the page. */
export interface TextLine {
  /** From 1. */
  page: number
  /** The baseline. */
  y: number
  /** The font size of its first letter. */
  size: number
  /** One entry for each letter: what it is, and its edges. */
  letters: string[]
  left: number[]
  right: number[]
  /** Whether the file has a blank before the letter. */
  blank: boolean[]
}

/** The lines of a PDF, from top to bottom; none for a scan. */
export interface ReadLines {
  lines: TextLine[]
}

/** Reads the lines of a PDF, up to a number of characters. `unreadable` is a fault of the file. */
export async function readLines(task: ReadLinesTask): Promise<ReadLines | { fault: 'unreadable' }> {
  const document = await load(await readFile(join(task.folder, task.pdf)))
  if (!document) return { fault: 'unreadable' }
  const lines = await linesOfDocument(document)
  document.destroy()
  return { lines }
}

/** Returns the lines of an open PDF, up to a number of characters. */
export const linesOfDocument = async (document: PDFiumDocument): Promise<TextLine[]> =>
  linesOf(lettersOf(document, await engine()))

/** The calls of PDFium by which its package finds no place of a letter itself. */
interface Engine {
  wasmExports: { malloc: (bytes: number) => number; free: (pointer: number) => void }
  HEAPU8: Uint8Array
  /** Page, the corner and sides of a device, its turn, a place of the file, and where the place of the device is put. */
  _FPDF_PageToDevice(...call: number[]): number
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(text: number): void
  _FPDFText_CountChars(text: number): number
  _FPDFText_GetUnicode(text: number, index: number): number
  _FPDFText_GetFontSize(text: number, index: number): number
  _FPDFText_GetMatrix(text: number, index: number, matrix: number): number
  _FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number
  _FPDFText_GetCharBox(text: number, index: number, left: number, right: number, bottom: number, top: number): number
}

/** What the package keeps to itself: the engine of its library, and the pointer of a page. */
const engine = async () => ((await library) as unknown as { module: Engine }).module
const pointerOf = (page: PDFiumPage) => (page as unknown as { pageIdx: number }).pageIdx

interface Letter {
  page: number
  text: string
  left: number
  right: number
  y: number
  size: number
  isAfterBlank: boolean
}

function lettersOf(document: PDFiumDocument, pdfium: Engine): Letter[] {
  const letters: Letter[] = []
  for (const page of document.pages()) {
    const room = MAX_CHARACTERS - letters.length
    if (room <= 0) break
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const sides = { width: originalWidth, height: originalHeight }
    letters.push(...lettersOfPage(pdfium, { pointer: pointerOf(page), number: page.number + 1, sides, room }))
  }
  return letters
}

interface OpenPage {
  pointer: number
  number: number
  sides: { width: number; height: number }
  room: number
}

function lettersOfPage(pdfium: Engine, { pointer, number, sides, room }: OpenPage): Letter[] {
  const text = pdfium._FPDFText_LoadPage(pointer)
  // Four numbers of 8 bytes, or a matrix of six of 4 bytes.
  const memory = pdfium.wasmExports.malloc(32)
  const at = [0, 8, 16, 24].map((offset) => memory + offset) as [number, number, number, number]
  const view = () => new DataView(pdfium.HEAPU8.buffer)
  const doubles = () => at.map((place) => view().getFloat64(place, true))
  const shown = (x: number, y: number) => {
    pdfium._FPDF_PageToDevice(pointer, 0, 0, UNITS, UNITS, 0, x, y, at[0], at[1])
    const [wide, high] = [view().getInt32(at[0], true), view().getInt32(at[1], true)]
    return { x: (wide / UNITS) * sides.width, y: (high / UNITS) * sides.height }
  }
  const letters: Letter[] = []
  const count = Math.min(pdfium._FPDFText_CountChars(text), room)
  let isAfterBlank = false
  for (let index = 0; index < count; index += 1) {
    const code = pdfium._FPDFText_GetUnicode(text, index)
    const letter = code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    const isBlank = letter.trim() === ''
    const follows = isAfterBlank
    isAfterBlank = isBlank
    if (isBlank || !pdfium._FPDFText_GetCharOrigin(text, index, at[0], at[1])) continue
    const [x = 0, y = 0] = doubles()
    const origin = shown(x, y)
    pdfium._FPDFText_GetMatrix(text, index, memory)
    const [up, over] = [view().getFloat32(memory + 8, true), view().getFloat32(memory + 12, true)]
    const size = pdfium._FPDFText_GetFontSize(text, index) * Math.hypot(up, over)
    pdfium._FPDFText_GetCharBox(text, index, ...at)
    const [x1 = 0, x2 = 0, y1 = 0, y2 = 0] = doubles()
    const corners = [shown(x1, y1).x, shown(x2, y2).x]
    const [left, right] = [Math.min(...corners), Math.max(...corners)]
    // Letters beside the page are not seen; a file may put them anywhere.
    const isSeen = left >= 0 && right <= sides.width && origin.y >= 0 && origin.y <= sides.height && size < sides.height
    if (isSeen) letters.push({ page: number, text: letter, left, right, y: origin.y, size, isAfterBlank: follows })
  }
  pdfium.wasmExports.free(memory)
  pdfium._FPDFText_ClosePage(text)
  return letters
}

/** Puts letters into lines, whatever the order in which the file draws them. */
function linesOf(letters: readonly Letter[]): TextLine[] {
  const rounded = (points: number) => Math.round(points * 100) / 100
  const lines: Letter[][] = []
  for (const letter of letters.toSorted((a, b) => a.page - b.page || a.y - b.y)) {
    const last = lines.at(-1)
    const [first] = last ?? []
    const isSame = first?.page === letter.page && letter.y - first.y <= SAME_LINE * Math.max(first.size, 1)
    if (last && isSame) last.push(letter)
    else lines.push([letter])
  }
  return lines.flatMap((line) => {
    const ordered = line.toSorted((a, b) => a.left - b.left)
    const [first] = ordered
    return first
      ? {
          page: first.page,
          y: rounded(first.y),
          size: rounded(first.size),
          letters: ordered.map(({ text }) => text),
          left: ordered.map(({ left }) => rounded(left)),
          right: ordered.map(({ right }) => rounded(right)),
          blank: ordered.map(({ isAfterBlank }) => isAfterBlank),
        }
      : []
  })
}
