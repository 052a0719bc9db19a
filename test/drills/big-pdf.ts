import { randomBytes } from 'node:crypto'
import { PDFName } from '@cantoo/pdf-lib'
import { plainPdf } from '#test/blank-pdfs.ts'

/** Returns a PDF of A4 pages that show a picture of this size in bytes. */
export const bigPdf = (bytes: number, pages = 1): Promise<Buffer> =>
  plainPdf(pages, (document) => {
    const { context } = document
    const side = Math.ceil(Math.sqrt(bytes / 3))
    const image = { Type: 'XObject', Subtype: 'Image', Width: side, Height: side, ColorSpace: 'DeviceRGB' }
    const picture = context.register(context.stream(randomBytes(side * side * 3), { ...image, BitsPerComponent: 8 }))
    for (const page of document.getPages()) {
      page.node.setXObject(PDFName.of('Im'), picture)
      page.node.addContentStream(context.register(context.stream('q 500 0 0 500 40 200 cm /Im Do Q')))
    }
  })
