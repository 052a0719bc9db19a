import { randomBytes } from 'node:crypto'
import { PDFDocument, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { pdfWithFields, plainPdf, scannedPdf } from '#test/blank-pdfs.ts'
import { activePdfs, brokenPdfs, encrypted, encryptedPdfs, withAnnotation } from '#test/hostile-pdfs.ts'
import { loadPdf } from './load-pdf.ts'

const faultOf = (bytes: Buffer, password?: string) =>
  loadPdf(bytes, password).then(
    () => null,
    (error) => error.fault,
  )

test('a plain PDF is opened, also one with links, fields or scans', async () => {
  const link = { Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://parivahan.example') } }
  for (const bytes of [await plainPdf(3), await scannedPdf(), await pdfWithFields(), await withAnnotation(link)])
    expect(await faultOf(bytes)).toBe(null)
})

test('a PDF without a table of its objects is opened', async () => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 144]>>',
  ].map((object, index) => `${index + 1} 0 obj${object}endobj`)
  const bytes = Buffer.from(['%PDF-1.4', ...objects, 'trailer<</Size 4/Root 1 0 R>>', '%%EOF'].join('\n'))
  expect((await loadPdf(bytes)).getPages()).toHaveLength(1)
})

test('a large scan is opened, whatever its bytes look like', async () => {
  const scan = Buffer.concat([randomBytes(5_000_000), Buffer.from(' /RL /A85 /JS /AA /Launc '), randomBytes(4_000_000)])
  const bytes = await plainPdf(1, ({ context }) => {
    context.register(context.stream(scan, { Filter: 'RunLengthDecode' }))
  })
  expect(bytes.includes('/ObjStm')).toBe(true)
  expect(await faultOf(bytes)).toBe(null)
})

describe('what servers and mail programs add around a PDF is no part of it', () => {
  const warning = '<br />\n<b>Warning</b>: session_start() in /var/www/receipt.php on line 3<br />\n'
  test.each([
    ['the mark of an encoding before it', '\u00ef\u00bb\u00bf', ''],
    ['blanks before it', '\r\n\r\n\t ', ''],
    ['warnings of a server before it', warning.repeat(3), ''],
    ['1,019 bytes before it', ' '.repeat(1019), ''],
    ['NULs of 1 MB after it', '', '\0'.repeat(1_000_000)],
    ['blanks after it', '', '\n'.repeat(5000)],
    ['a page after it', '', '\r\n<!DOCTYPE html><html><script>track()</script></html>\n'],
    ['the end of a form after it', '', '\r\n------WebKitFormBoundary7MA4YWxk--\r\n'],
  ])('%s', async (_, before, after) => {
    const whole = Buffer.concat([Buffer.from(before, 'latin1'), await plainPdf(2), Buffer.from(after)])
    expect((await loadPdf(whole)).getPages()).toHaveLength(2)
  })

  test.each([
    ['1,020 bytes before it', ' '.repeat(1020), ''],
    ['an update that was cut off', '', '\n12 0 obj\n<< /Type /Page'],
    ['the directory of an archive after it', '', `PK\x05\x06${'\0'.repeat(18)}`],
  ])('but not %s', async (_, before, after) => {
    const whole = Buffer.concat([Buffer.from(before), await plainPdf(), Buffer.from(after, 'latin1')])
    expect(await faultOf(whole)).toBe('unreadable')
  })
})

describe('a word is no script', () => {
  const words = '/S /JavaScript /JS (x) /Launch /EmbeddedFile'
  test.each<[string, (document: PDFDocument) => unknown]>([
    [
      'in an address',
      ({ context }) => context.register(context.obj({ S: 'URI', URI: PDFString.of(`https://a.example${words}`) })),
    ],
    [
      'in a title with brackets',
      ({ context }) => context.register(context.obj({ Title: PDFString.of(`How to \\) ${words} (or not)`) })),
    ],
    ['in the text of a page', ({ context }) => context.register(context.stream(`BT (See ${words}) Tj ET`))],
    [
      'as the name of a font',
      ({ context }) => context.register(context.obj({ Font: { JS: { Type: 'Font', BaseFont: 'JavaScript' } } })),
    ],
    [
      'as the name of an image',
      ({ context }) =>
        context.register(
          context.obj({
            XObject: { JavaScript: context.register(context.stream('q Q', { Subtype: 'Form' })), EF: {} },
          }),
        ),
    ],
    ['as the style of a heading', ({ context }) => context.register(context.obj({ Type: 'StructElem', S: 'Screen' }))],
  ])('%s', async (_, change) => {
    const document = await PDFDocument.create()
    document.addPage()
    change(document)
    const bytes = Buffer.from(await document.save({ useObjectStreams: false }))
    const commented = bytes.toString('latin1').replace('%PDF-1.7', `%PDF-1.7\n% ${words}`)
    expect([await faultOf(bytes), await faultOf(Buffer.from(commented, 'latin1'))]).toEqual([null, null])
  })
})

describe('locks', () => {
  const owner = { ownerPassword: 'owner' }
  const withUser = { ...owner, userPassword: 'पास wörd' }
  test('a PDF that is locked against changes only is opened', async () => {
    const subject = 'a) b(\\'
    const plain = await plainPdf(2, (document) => document.setSubject(subject))
    const document = await loadPdf(await encrypted(owner, true, plain))
    expect([document.getPageCount(), document.getSubject(), document.isEncrypted]).toEqual([2, subject, false])
    expect((await loadPdf(await encrypted(owner, false, plain))).getPageCount()).toBe(2)
  })

  test('a PDF with a password is opened by that one, or by that of its owner, and by no other', async () => {
    const bytes = await encrypted(withUser, true)
    expect(await faultOf(bytes)).toBe('encrypted')
    expect(await faultOf(bytes, 'password')).toBe('password')
    for (const password of Object.values(withUser)) expect(await faultOf(bytes, password)).toBe(null)
    expect(await faultOf(await plainPdf(), 'not needed')).toBe(null)
  })

  test('a locked PDF that runs scripts, or was cut off, is refused as others are', async () => {
    const [, script] = activePdfs[0] as (typeof activePdfs)[number]
    expect(await faultOf(await encrypted(owner, true, await script()))).toBe('active')
    const whole = await encrypted(owner, true)
    const cut = Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from('/Encrypt %%EOF')])
    expect(await faultOf(cut)).toBe('unreadable')
  })
})

describe('a PDF that does more than show pages is refused', () => {
  test.each(activePdfs)('%s', async (_, make) => {
    expect(await faultOf(await make())).toBe('active')
  })
})

describe('a PDF that cannot be read is refused', () => {
  test.each(encryptedPdfs)('%s', async (_, make) => {
    expect(await faultOf(await make())).toBe('encrypted')
  })

  test.each(brokenPdfs)('%s', async (_, make) => {
    expect(await faultOf(await make())).toBe('unreadable')
  })

  test('a file that is no PDF is refused', async () => {
    for (const text of ['', 'hello', ' %PDF-1.7']) expect(await faultOf(Buffer.from(text)), text).toBe('unreadable')
  })
})
