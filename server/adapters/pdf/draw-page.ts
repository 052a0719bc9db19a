import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)

/** The longest side of a picture in pixels; a page of A4 has more than two for a point. */
const LONGEST_SIDE = 2000
const QUALITY = 80

let library: Promise<PDFiumLibrary> | null = null

/** A page as a WebP picture; null for a page that the PDF does not have. */
export interface DrawnPage {
  picture: Buffer | null
  pageCount: number
}

/** Draws a page of a PDF, counted from 1, as viewers show it. */
export async function drawPage(pdf: Buffer, page: number): Promise<DrawnPage> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    const pageCount = document.getPageCount()
    return { picture: page > pageCount ? null : await draw(document, page), pageCount }
  } finally {
    document.destroy()
  }
}

async function draw(document: PDFiumDocument, page: number): Promise<Buffer> {
  // Without it, fields of the form would be missing in the picture.
  document.initializeFormFields()
  const shown = document.getPage(page - 1)
  const { originalWidth, originalHeight } = shown.getOriginalSize()
  const scale = LONGEST_SIDE / Math.max(originalWidth, originalHeight)
  const { data, width, height } = await shown.render({ scale, render: 'bitmap', renderFormFields: true })
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: 'white' })
    .webp({ quality: QUALITY, effort: 1 })
    .toBuffer()
}
