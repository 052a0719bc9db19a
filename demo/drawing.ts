import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/* The parts of the drawn receipts and scans of the sample office. */

const FAMILY = 'Noto Sans Devanagari'
const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-devanagari/package.json'))

let fontsReady: Promise<unknown> | undefined

/**
 * Makes the fonts of the reports known to the drawing library, so that a machine without fonts draws the same. A text
 * image loads its font file for the whole process.
 */
const loadFonts = () =>
  (fontsReady ??= Promise.all(
    ['400Regular/NotoSansDevanagari_400Regular.ttf', '600SemiBold/NotoSansDevanagari_600SemiBold.ttf'].map((file) =>
      sharp({ text: { text: '₹', fontfile: join(fonts, file), font: FAMILY } })
        .png()
        .toBuffer(),
    ),
  ))

/** The widest that a drawing may be, in pixels, for a sample office that is to stay small. */
const WIDTH = Number(process.env.DRAWING_WIDTH) || undefined

export async function render(svg: string): Promise<Buffer> {
  await loadFonts()
  const drawing = sharp(Buffer.from(svg))
  const sized = WIDTH ? drawing.resize({ width: WIDTH, withoutEnlargement: true }) : drawing
  return sized.jpeg({ quality: 88 }).toBuffer()
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

interface Style {
  size?: number
  fill?: string
  bold?: boolean
  anchor?: 'start' | 'middle' | 'end'
}

/** Draws a text from its left end, its middle or its right end. */
export const write = (
  x: number,
  y: number,
  text: string,
  { size = 17, fill = '#1f2430', bold, anchor = 'start' }: Style = {},
) =>
  `<text x="${x}" y="${y}" font-family="${FAMILY}" font-size="${size}" font-weight="${bold ? 600 : 400}" fill="${fill}" text-anchor="${anchor}">${escapeXml(text)}</text>`

export const dotted = (x: number, y: number, width: number) =>
  `<path d="M${x} ${y}h${width}" stroke="#8a8371" stroke-width="1.5" stroke-dasharray="2 4"/>`

/** Draws a signature, about 210 wide. */
export const signature = (x: number, y: number, ink = '#1e3a8a') =>
  `<path transform="translate(${x} ${y})" d="M0 0c14-52 30-56 26-14-3 30 18-42 34-28 10 9-14 36 6 30 26-8 30-34 46-28 10 6-8 28 10 24 16-3 22-14 48-22" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`
