import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'

/* A drawn paper, from which a PDF with text and a picture are made alike. */

/** A text at its baseline, in points from the top left. */
interface Piece {
  text: string
  x: number
  y: number
  size: number
  bold?: boolean
  isGrey?: boolean
  isCentred?: boolean
}

export interface Sheet {
  width: number
  height: number
  /** `card` has a coloured ground with waves, `dark` is the dark mode of an app. */
  ground: 'paper' | 'card' | 'app' | 'dark'
  pieces: readonly Piece[]
  /** Horizontal rules, by their place. */
  rules?: readonly number[]
}

type Place = Pick<Piece, 'x' | 'y' | 'size'>

/** Labels with their values beside them. */
export const beside = (
  rows: readonly (readonly [label: string, value: string])[],
  { x, y, size, gap, across }: Place & { gap: number; across: number },
): Piece[] =>
  rows.flatMap(([label, value], row) => [
    { text: label, x, y: y + row * gap, size, isGrey: true },
    { text: value, x: x + across, y: y + row * gap, size: size * 1.05, bold: true },
  ])

/** Labels with their values below them, in columns. */
export const below = (
  cells: readonly (readonly [label: string, value: string])[],
  { x, y, size, gap, across, columns }: Place & { gap: number; across: number; columns: number },
): Piece[] =>
  cells.flatMap(([label, value], cell) => {
    const [left, top] = [x + (cell % columns) * across, y + Math.floor(cell / columns) * gap]
    return [
      { text: label, x: left, y: top, size: size * 0.85, isGrey: true },
      { text: value, x: left, y: top + size * 1.35, size, bold: true },
    ]
  })

/** Lines of running text. */
export const lines = (texts: readonly string[], { x, y, size }: Place, gap = size * 1.6): Piece[] =>
  texts.map((text, line) => ({ text, x, y: y + line * gap, size }))

export const heading = (text: string, width: number, y: number, size: number): Piece => ({
  text,
  x: width / 2,
  y,
  size,
  bold: true,
  isCentred: true,
})

/** A PDF whose text can be selected; the fonts of PDF have no sign of the rupee. */
export async function pdfOf({ width, height, pieces, rules = [] }: Sheet): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.setCreationDate(new Date(0))
  document.setModificationDate(new Date(0))
  const [plain, bold] = [await document.embedFont(StandardFonts.Helvetica), await document.embedFont('Helvetica-Bold')]
  const page = document.addPage([width, height])
  for (const y of rules) page.drawLine({ start: { x: 20, y: height - y }, end: { x: width - 20, y: height - y } })
  for (const piece of pieces) {
    const text = piece.text.replaceAll('₹', 'Rs. ').replaceAll('•', '*')
    const font = piece.bold ? bold : plain
    const x = piece.isCentred ? piece.x - font.widthOfTextAtSize(text, piece.size) / 2 : piece.x
    page.drawText(text, { x, y: height - piece.y, size: piece.size, font, color: rgb(0.1, 0.1, 0.15) })
  }
  return Buffer.from(await document.save())
}

/** A PDF of one scanned page. */
export async function pdfOfScan(jpeg: Buffer, { width, height }: Sheet): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([width, height]).drawImage(await document.embedJpg(jpeg), { x: 0, y: 0, width, height })
  return Buffer.from(await document.save())
}

const grounds = {
  paper: { fill: '#fdfdfb', ink: '#15171c', grey: '#3c3f46' },
  card: { fill: '#e2edda', ink: '#101318', grey: '#40463f' },
  app: { fill: '#ffffff', ink: '#1f1f24', grey: '#6b6e76' },
  dark: { fill: '#121316', ink: '#ececf0', grey: '#a0a3ab' },
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The picture of a sheet, `scale` pixels for a point. */
export function drawSheet(sheet: Sheet, scale: number, family = 'DejaVu Sans'): Promise<Buffer> {
  const { width, height, pieces, rules = [] } = sheet
  const { fill, ink, grey } = grounds[sheet.ground]
  const wave = (y: number) => `<path d="M0 ${y} Q${width / 2} ${y + 14} ${width} ${y}" fill="none"/>`
  const waves = sheet.ground === 'card' ? Array.from({ length: Math.ceil(height / 14) }, (_, n) => wave(n * 14)) : []
  const texts = pieces.map(
    ({ text, x, y, size, bold, isGrey, isCentred }) =>
      `<text x="${x}" y="${y}" font-size="${size}" fill="${isGrey ? grey : ink}"${bold ? ' font-weight="bold"' : ''}${isCentred ? ' text-anchor="middle"' : ''}>${escaped(text)}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${fill}"/><g stroke="#c9d8bd" stroke-width="0.6">${waves.join('')}</g>
<g stroke="#999" stroke-width="0.7">${rules.map((y) => `<line x1="20" y1="${y}" x2="${width - 20}" y2="${y}"/>`).join('')}</g>
<g font-family="${family}">${texts.join('')}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
