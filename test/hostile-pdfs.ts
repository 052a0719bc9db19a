import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { plainPdf } from './blank-pdfs.ts'

/** Returns a PDF whose catalog has one more entry. */
const withEntry = (name: string, entry: object) =>
  plainPdf(1, (document) => document.catalog.set(PDFName.of(name), document.context.obj(entry as never)))

/** Returns a PDF with an annotation of this kind. */
export const withAnnotation = (annotation: object) =>
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

/** PDFs that do more than show pages, each with its kind. */
export const activePdfs: readonly (readonly [string, () => Promise<Buffer>])[] = [
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

/** PDFs that only a password opens, or that forbid copying. */
export const encryptedPdfs: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['a password to open it', () => encrypted({ userPassword: 'secret', ownerPassword: 'secret' }, true)],
  ['a password of its owner', () => encrypted({ ownerPassword: 'secret' }, false)],
]

async function encrypted(passwords: { userPassword?: string; ownerPassword: string }, useObjectStreams: boolean) {
  const document = await PDFDocument.load(await plainPdf())
  document.encrypt({ ...passwords, permissions: {} })
  return Buffer.from(await document.save({ useObjectStreams }))
}

/** PDFs that cannot be read. */
export const brokenPdfs: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ...['%PDF-', '%PDF-1.7\n1 0 obj'].map((text) => [JSON.stringify(text), async () => Buffer.from(text)] as const),
  ...[0.1, 0.5, 0.8].map((part) => [`the first ${part} of one`, () => cut(part)] as const),
  ['objects that swell', swollen],
  [
    'objects that are packed twice',
    () => rawWith(`99 0 obj\n<< /N 1 /First 5 /Filter [/A85 /Fl] >>\nstream\n1 0\nendstream\nendobj\n% /ObjStm`),
  ],
  ['objects that are nested without end', () => rawWith(`99 0 obj\n${'['.repeat(200_000)}\nendobj`)],
]

async function cut(part: number): Promise<Buffer> {
  const whole = await plainPdf()
  return whole.subarray(0, whole.length * part)
}

function swollen(): Promise<Buffer> {
  const bomb = deflateSync(Buffer.alloc(60_000_000))
  const head = `99 0 obj\n<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n`
  return rawWith(`${head}${bomb.toString('latin1')}\nendstream\nendobj`)
}
