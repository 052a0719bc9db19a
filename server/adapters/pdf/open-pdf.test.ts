import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { pdfWithFields, plainPdf, scannedPdf } from '#test/blank-pdfs.ts'
import { openPdf } from './open-pdf.ts'

const faultOf = (bytes: Buffer) =>
  openPdf(bytes).then(
    () => null,
    (error) => error.fault,
  )

/** Returns a PDF whose catalog has one more entry. */
const withEntry = (name: string, entry: object) =>
  plainPdf(1, (document) => document.catalog.set(PDFName.of(name), document.context.obj(entry as never)))

/** Returns a PDF with an annotation of this kind. */
const withAnnotation = (annotation: object) =>
  plainPdf(1, (document) => {
    const annotations = document.context.obj([{ Type: 'Annot', Rect: [0, 0, 10, 10], ...annotation } as never])
    document.getPages()[0]?.node.set(PDFName.of('Annots'), annotations)
  })

/** Returns an uncompressed PDF with this text before its end. */
const rawWith = async (text: string) => {
  const plain = await (await PDFDocument.load(await plainPdf())).save({ useObjectStreams: false })
  return Buffer.from(Buffer.from(plain).toString('latin1').replace('xref\n', `${text}\nxref\n`), 'latin1')
}

const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }

test('a plain PDF is opened, also one with links, fields or scans', async () => {
  const link = { Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://parivahan.example') } }
  for (const bytes of [await plainPdf(3), await scannedPdf(), await pdfWithFields(), await withAnnotation(link)])
    expect(await faultOf(bytes)).toBe(null)
})

describe('a PDF that does more than show pages is refused', () => {
  const kinds: [string, () => Promise<Buffer>][] = [
    ['a script at its opening', () => withEntry('OpenAction', script)],
    ['scripts by name', () => withEntry('Names', { JavaScript: { Names: [PDFString.of('a'), script] } })],
    ['a script of a page', () => withEntry('AA', { O: script })],
    ['a script behind other names', () => withEntry('OpenAction', { S: 'Rendition', JS: PDFString.of('x') })],
    ['a script in an annotation', () => withAnnotation({ Subtype: 'Link', A: script })],
    ['a launch action', () => withEntry('OpenAction', { S: 'Launch', F: PDFString.of('cmd.exe') })],
    ['sending its data', () => withAnnotation({ Subtype: 'Widget', A: { S: 'SubmitForm', F: PDFString.of('x') } })],
    ['opening another file', () => withEntry('OpenAction', { S: 'GoToR', F: PDFString.of('\\\\host\\share') })],
    ['embedded files', () => withEntry('Names', { EmbeddedFiles: { Names: [] } })],
    ['an attached file', () => withAnnotation({ Subtype: 'FileAttachment', FS: {} })],
    ['rich media', () => withAnnotation({ Subtype: 'RichMedia' })],
    ['a form of XML', () => withEntry('AcroForm', { XFA: [] })],
    ['a name that is spelled otherwise', () => rawWith('99 0 obj\n<< /S /J#61vaScript >>\nendobj')],
    [
      'an object that a later one hides',
      () => rawWith('99 0 obj\n<< /S /JavaScript >>\nendobj\n99 0 obj\n<< /S /None >>\nendobj'),
    ],
    ['an attached file of the library', () => plainPdf(1, (document) => document.attach(Buffer.from('MZ'), 'a.exe'))],
    ['a script of the library', () => plainPdf(1, (document) => document.addJavaScript('a', 'app.alert(1)'))],
  ]
  test.each(kinds)('%s', async (_, make) => {
    expect(await faultOf(await make())).toBe('active')
  })
})

describe('a PDF that cannot be read is refused', () => {
  test('an encrypted one', async () => {
    const document = await PDFDocument.load(await plainPdf())
    document.encrypt({ userPassword: 'secret', ownerPassword: 'secret', permissions: {} })
    expect(await faultOf(Buffer.from(await document.save()))).toBe('encrypted')
    const open = await PDFDocument.load(await plainPdf())
    open.encrypt({ ownerPassword: 'secret', permissions: {} })
    expect(await faultOf(Buffer.from(await open.save({ useObjectStreams: false })))).toBe('encrypted')
  })

  test('what is no PDF, or a part of one', async () => {
    const whole = await plainPdf()
    for (const bytes of ['', 'hello', '%PDF-', '%PDF-1.7\n1 0 obj', ' %PDF-1.7'].map((text) => Buffer.from(text)))
      expect(await faultOf(bytes), bytes.toString()).toBe('unreadable')
    for (const part of [0.1, 0.5, 0.8])
      expect(await faultOf(whole.subarray(0, whole.length * part)), String(part)).toBe('unreadable')
  })

  test('objects that swell, are nested without end, or refer to themselves', async () => {
    const bomb = deflateSync(Buffer.alloc(60_000_000))
    const head = `99 0 obj\n<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n`
    expect(await faultOf(await rawWith(`${head}${bomb.toString('latin1')}\nendstream\nendobj`))).toBe('unreadable')
    expect(await faultOf(await rawWith(`99 0 obj\n${'['.repeat(200_000)}\nendobj`))).toBe('unreadable')
  })
})
