import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { plainPdf } from './blank-pdfs.ts'

/** As many digits as the numbers that take their places. */
const places = [1_111_111_111, 2_222_222_222, 3_333_333_333]

/** Returns a PDF with a field whose signature covers all bytes but its own, as signers write it; its certificate is none. */
export async function signedPdf(): Promise<Buffer> {
  const document = await PDFDocument.load(await plainPdf())
  document.setAuthor('Secret author')
  const { context } = document
  const value = context.register(
    context.obj({ Type: 'Sig', ByteRange: [0, ...places], Contents: PDFHexString.of('30'.repeat(64)) }),
  )
  const field = context.register(
    context.obj({
      ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [0, 0, 9, 9] },
      ...{ T: PDFString.of('signature'), V: value },
    }),
  )
  document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], SigFlags: 3 }))
  document.getPages()[0]?.node.set(PDFName.of('Annots'), context.obj([field]))
  const text = Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1')
  const start = text.indexOf('<3030')
  const next = text.indexOf('>', start) + 1
  const numbers = [start, next, text.length - next]
  const filled = places.reduce(
    (all, place, index) => all.replace(String(place), String(numbers[index]).padEnd(10)),
    text,
  )
  return Buffer.from(filled, 'latin1')
}
