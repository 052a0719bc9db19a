import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { createDeflate, deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib'
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

/** PDFs that only a password opens. */
export const encryptedPdfs: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['a password to open it', () => encrypted({ userPassword: 'secret', ownerPassword: 'owner' }, true)],
  ['the same without streams of objects', () => encrypted({ userPassword: 'secret', ownerPassword: 'owner' }, false)],
]

/** Returns a PDF, by default one page, that is encrypted with these passwords. */
export async function encrypted(
  passwords: { userPassword?: string; ownerPassword: string },
  useObjectStreams: boolean,
  plain?: Buffer,
) {
  const document = await PDFDocument.load(plain ?? (await plainPdf()))
  document.encrypt({ ...passwords, permissions: {} })
  return Buffer.from(await document.save({ useObjectStreams }))
}

/** PDFs that cannot be read. */
export const brokenPdfs: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ...['%PDF-', '%PDF-1.7\n1 0 obj'].map((text) => [JSON.stringify(text), async () => Buffer.from(text)] as const),
  ...[0.1, 0.5, 0.8].map((part) => [`the first ${part} of one`, () => cut(part)] as const),
  ['objects that swell', swollen],
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

/**
 * PDFs in which viewers find a script that the parser of the portal does not see: a second catalog in a
 * stream of objects that the parser takes for another stream.
 */
export const smugglingPdfs: readonly (readonly [string, () => Buffer])[] = [
  ['behind a predictor', () => smuggling(deflateSync(predicted(hiddenObjects)), PREDICTED)],
  ['behind a filter, and a text like the start of an object', () => smuggling(hex(hiddenObjects), `${HEX} /Y (obj)`)],
  [
    'in a stream that a page uses',
    () => smuggling(hex(hiddenObjects), HEX, '/Resources << /XObject << /X 8 0 R >> >>'),
  ],
]

const CATALOG = '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>'
const hiddenObjects = Buffer.from(`7 0 ${CATALOG}`)
const COLUMNS = hiddenObjects.length
const HEX = '/Filter /ASCIIHexDecode'
const PREDICTED = `/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns ${COLUMNS} >>`

const hex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`)

/** Encodes bytes as one row of PNG, by the difference to the empty row above it. */
const predicted = (row: Buffer) => Buffer.concat([Buffer.from([2]), row])

/** Returns a PDF whose table of objects names a catalog within this stream; a plain catalog is beside it. */
function smuggling(stream: Buffer, filter: string, ofPage = ''): Buffer {
  const objects = [
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 144] ${ofPage} >>`],
    [
      8,
      `<< /Type 9 0 R /N 1 /First 4 /Length ${stream.length} ${filter} >>\nstream\n${stream.toString('latin1')}\nendstream`,
    ],
    [9, '/ObjStm'],
  ] as const
  let text = '%PDF-1.5\n'
  const places = new Map<number, number>()
  for (const [number, body] of objects) {
    places.set(number, text.length)
    text += `${number} 0 obj\n${body}\nendobj\n`
  }
  places.set(10, text.length)
  const table = Array.from({ length: 11 }, (_, number) => {
    const [kind, place] = number === 7 ? [2, 8] : places.has(number) ? [1, places.get(number) ?? 0] : [0, 0]
    return Buffer.from([kind, place >> 8, place & 255, 0])
  })
  const head = `<< /Type /XRef /Size 11 /W [1 2 1] /Root 7 0 R /Length ${4 * table.length} >>`
  const end = `\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.concat([
    Buffer.from(`${text}10 0 obj\n${head}\nstream\n`, 'latin1'),
    ...table,
    Buffer.from(end, 'latin1'),
  ])
}

/** Returns a PDF of pages that share stamps: small, checked at once, and slow to copy. */
export const stampedPdf = (pages = 2000, stamps = 300) =>
  plainPdf(pages, (document) => {
    const { context } = document
    const shown = context.register(
      context.stream('0 0 9 9 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] }),
    )
    const stamp = context.obj({ Type: 'Annot', Subtype: 'Stamp', Rect: [0, 0, 9, 9], AP: { N: shown } })
    const shared = context.register(context.obj(Array.from({ length: stamps }, () => context.register(stamp))))
    for (const page of document.getPages()) page.node.set(PDFName.of('Annots'), shared)
  })

/** Returns a small PDF that has more than this many bytes without compression of its objects. */
export const swellingPdf = (bytes: number) =>
  plainPdf(1, (document) => {
    // Not one long string: the parser needs 50 bytes of memory for each letter of it.
    const texts = Array.from({ length: bytes / 1000 }, () => PDFString.of('x'.repeat(1000)))
    const note = document.context.register(document.context.obj(texts))
    document.getPages()[0]?.node.set(PDFName.of('Note'), note)
  })

/** Returns a PDF of 3 kB whose page draws ten forms that draw ten forms each, nine deep. */
export const pdfOfNestedForms = () =>
  plainPdf(1, (document) => {
    const { context } = document
    const draw = '/Fm Do '.repeat(10)
    const form = (content: string, inner?: PDFRef) =>
      context.register(
        context.stream(content, {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, 595, 842],
          Resources: inner ? { XObject: { Fm: inner } } : {},
        }),
      )
    let outer = form('0 0 1 1 re f')
    for (let depth = 1; depth < 9; depth += 1) outer = form(draw, outer)
    const page = document.getPages()[0]
    page?.node.setXObject(PDFName.of('Fm'), outer)
    page?.node.addContentStream(context.register(context.stream(draw)))
  })

/** Returns a PDF of a few kB whose page has this many megabytes of blanks as its content, packed twice. */
export async function pdfOfBlanks(megabytes: number): Promise<Buffer> {
  const packing = createDeflate({ level: 9 })
  const packed = buffer(packing)
  const blanks = Buffer.alloc(1_000_000, ' ')
  for (let n = 0; n < megabytes; n += 1) if (!packing.write(blanks)) await once(packing, 'drain')
  packing.end()
  const content = deflateSync(await packed, { level: 9 })
  return plainPdf(1, (document) => {
    const { context } = document
    const filters = { Filter: ['FlateDecode', 'FlateDecode'] }
    document.getPages()[0]?.node.addContentStream(context.register(context.stream(content, filters)))
  })
}

/** Returns a PDF whose page is filled many times with a pattern of tiny tiles, which takes long to draw. */
export const pdfOfTiles = () =>
  plainPdf(1, (document) => {
    const { context } = document
    const tile = context.stream('1 0 0 RG 0 0 m '.concat('1 1 l 0 1 l '.repeat(300), 'S'), {
      Type: 'Pattern',
      PatternType: 1,
      PaintType: 1,
      TilingType: 1,
      BBox: [0, 0, 1, 1],
      XStep: 0.05,
      YStep: 0.05,
      Resources: {},
    })
    const page = document.getPages()[0]
    page?.node.normalizedEntries().Resources.set(PDFName.of('Pattern'), context.obj({ P: context.register(tile) }))
    const fill = '/Pattern cs /P scn 0 0 595 842 re f '
    page?.node.addContentStream(context.register(context.stream(fill.repeat(50))))
  })
