import { degrees, PDFDocument, type PDFPage, TextAlignment } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import type { Caller, Session } from '#test/caller.ts'
import { requireSuccess } from '#test/caller.ts'
import { formWith } from '#test/upload-form.ts'

export async function plainPdf(pages = 1, change: (document: PDFDocument) => void | Promise<void> = () => {}) {
  const document = await PDFDocument.create()
  for (let n = 0; n < pages; n += 1) document.addPage([595, 842])
  await change(document)
  return Buffer.from(await document.save())
}

/** Returns a PDF of scanned pages, as scanners and phones make them: turned, cut, with another origin. */
export async function scannedPdf(): Promise<Buffer> {
  const scan = await sharp({ create: { width: 595, height: 842, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer()
  return plainPdf(0, async (document) => {
    const image = await document.embedJpg(scan)
    const add = (change: (page: PDFPage) => void) => {
      const page = document.addPage([595, 842])
      page.drawImage(image, { x: 0, y: 0, width: 595, height: 842 })
      change(page)
    }
    for (const angle of [0, 90, 180, 270]) add((page) => page.setRotation(degrees(angle)))
    add((page) => page.setCropBox(20, 30, 400, 500))
    add((page) => {
      page.setCropBox(20, 30, 400, 500)
      page.setRotation(degrees(90))
    })
    add((page) => page.setMediaBox(-100, -200, 595, 842))
  })
}

/** Returns a PDF with fields of its own, of each kind. */
export const pdfWithFields = (): Promise<Buffer> =>
  plainPdf(1, (document) => {
    const [page] = document.getPages() as [PDFPage]
    const form = document.getForm()
    form.createTextField('owner.name').addToPage(page, { x: 40, y: 700, width: 250, height: 20 })
    const address = form.createTextField('address')
    address.enableMultiline()
    address.addToPage(page, { x: 40, y: 600, width: 250, height: 60 })
    const plate = form.createTextField('plate')
    plate.setMaxLength(10)
    plate.enableCombing()
    plate.addToPage(page, { x: 40, y: 550, width: 200, height: 20 })
    const fee = form.createTextField('fee')
    fee.setAlignment(TextAlignment.Right)
    fee.addToPage(page, { x: 40, y: 500, width: 250, height: 20 })
    const given = form.createTextField('given')
    given.setText('By the state')
    given.addToPage(page, { x: 40, y: 450, width: 250, height: 20 })
    form.createCheckBox('fitness').addToPage(page, { x: 40, y: 400, width: 15, height: 15 })
    const transfer = form.createRadioGroup('transfer')
    transfer.addOptionToPage('LOCAL', page, { x: 40, y: 350, width: 15, height: 15 })
    transfer.addOptionToPage('OTHER', page, { x: 80, y: 350, width: 15, height: 15 })
    form.createButton('send').addToPage('Send', page, { x: 40, y: 300, width: 50, height: 20 })
  })

export async function uploadedForm(call: Caller, as: Session, blank: Buffer, fileName = 'Form 29.pdf') {
  return requireSuccess(
    await call(officialFormEndpoints.upload, { as, ...formWith(blank, fileName, 'application/pdf') }),
  ).data
}
