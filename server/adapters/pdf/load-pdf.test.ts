import { randomBytes } from 'node:crypto'
import { PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { pdfWithFields, plainPdf, scannedPdf } from '#test/blank-pdfs.ts'
import { activePdfs, brokenPdfs, encryptedPdfs, withAnnotation } from '#test/hostile-pdfs.ts'
import { loadPdf } from './load-pdf.ts'

const faultOf = (bytes: Buffer) =>
  loadPdf(bytes).then(
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
