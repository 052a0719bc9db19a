import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { attachmentEndpoints as calls } from '#contract/attachments/attachment.ts'
import { MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import { plainPdf } from '#test/blank-pdfs.ts'
import { sampleOf } from '#test/breadth.ts'
import { requireSuccess } from '#test/caller.ts'
import { jpegOfScans, jpegWithClaimedSize } from '#test/hostile-images.ts'
import { activePdfs, brokenPdfs, encryptedPdfs } from '#test/hostile-pdfs.ts'
import { openOffice } from '#test/office.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

const office = await openOffice()
let tried = 0
afterAll(async () => {
  console.log(`bad uploads: ${tried}`)
  expect(office.logs.filter((line) => line.includes('"defect"') && !line.includes('nothing_fits'))).toEqual([])
  await office.close()
})
const client = await office.client()
const { id: caseId } = await office.caseIn('assigned', { client })

const send = (bytes: Buffer, name = 'paper.jpg', type = 'image/jpeg') => {
  tried += 1
  return office.call(calls.upload, { as: client, params: { caseId }, ...formWith(bytes, name, type) })
}
const attachments = async () => {
  const { papers, loose } = await office.ok(paperEndpoints.ofCase, { as: client, params: { caseId } })
  return [...papers.flatMap((paper) => paper.attachments), ...loose]
}
const files = async () =>
  (await readdir(join(office.deps.config.DATA_DIR, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    name.includes('.'),
  )
const temporary = () => readdir(join(office.deps.config.DATA_DIR, 'temporary')).catch(() => [])
const canvas = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })

type Kinds = readonly (readonly [string, () => Promise<Buffer> | Buffer])[]
const others: Kinds = [
  ['GIF', () => canvas().gif().toBuffer()],
  ['TIFF', () => canvas().tiff().toBuffer()],
  ['AVIF', () => canvas().avif().toBuffer()],
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['HTML', () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
  ['BMP', () => Buffer.from('424d46000000000000003600000028000000', 'hex')],
  ['ICO', () => Buffer.from('0000010001001010', 'hex')],
  ['ZIP, as Word and Excel files are', () => Buffer.from('504b030414000000', 'hex')],
  ['a Word file of before', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['a program', () => Buffer.from('MZ\x90\0')],
  ['PostScript', () => Buffer.from('%!PS-Adobe-3.0')],
  ['text', () => Buffer.from('hello')],
  ['CSV', () => Buffer.from('=cmd|calc!A0,1')],
  ['JSON', () => Buffer.from('{"a":1}')],
  ['one byte', () => Buffer.from([0xff])],
  ['a sound', () => Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ['an image after white space', async () => Buffer.concat([Buffer.from('  '), await canvas().png().toBuffer()])],
]
const noisy = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer()
const damaged: Kinds = (['jpeg', 'png', 'webp'] as const).flatMap((format) => [
  ...[0.02, 0.3, 0.9].map((part) => {
    const make = async () => {
      const whole = await noisy(format)
      return whole.subarray(0, Math.max(16, whole.length * part))
    }
    return [`the first ${part} of a ${format}`, make] as const
  }),
  [
    `a garbled ${format}`,
    async () => Buffer.concat([(await noisy(format)).subarray(0, 16), Buffer.alloc(5000, 65)]),
  ] as const,
])
/** PDFs that are another file as well. */
const twofold: Kinds = [
  [
    'a PDF with a ZIP behind it',
    async () => Buffer.concat([await plainPdf(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  ],
  [
    'a PDF that begins as a page',
    async () => Buffer.concat([Buffer.from('%PDF-1.7\n<html><script>1</script>'), await plainPdf()]),
  ],
]

describe('a bad upload is refused, and nothing of it is stored', () => {
  test.each([
    [415, t.attachments('wrongKind'), others],
    [400, t.upload('unreadable'), damaged],
    [400, t.upload('pdfActive'), activePdfs],
    [400, t.upload('pdfEncrypted'), encryptedPdfs],
    [400, t.upload('pdfUnreadable'), [...brokenPdfs, ...twofold]],
  ] as const)('%i %s', async (status, message, kinds) => {
    const before = await files()
    for (const [index, [kind, make]] of kinds.entries()) {
      const bytes = await make()
      for (const name of sampleOf(['paper.jpg', 'paper.pdf'], 2, index)) {
        const answer = await send(bytes, name)
        // On a busy machine a PDF may take longer than it may before its fault is found.
        const fields = answer.errors?.fields
        const isSlow = message === t.upload('pdfUnreadable') && fields?.file === t.upload('pdfTooSlow')
        expect([kind, answer.status, isSlow ? { file: message } : fields]).toEqual([kind, status, { file: message }])
      }
    }
    expect([await attachments(), await files(), await temporary()]).toEqual([[], before, []])
  })

  test('an image that costs more than it shows', async () => {
    expect((await send(await jpegOfScans(3000, 4000))).errors.fields).toEqual({ file: t.upload('unopened') })
    expect((await send(await jpegWithClaimedSize(8001, 5000))).errors.fields).toEqual({
      file: t.upload('tooManyPixels'),
    })
    expect(await attachments()).toEqual([])
  })

  test('more than 10 MB, no file, two files, other fields', async () => {
    const big = await send(Buffer.concat([await noisy('jpeg'), Buffer.alloc(MAX_UPLOAD_BYTES)]))
    expect([big.status, big.message]).toEqual([413, t.payments('tooLarge')])
    expect((await send(Buffer.alloc(0))).errors.fields).toEqual({ file: t.attachments('noFile') })
    const form = formWith(await proofImage(1))
    const text = form.body.toString('latin1')
    const post = (body: string, headers = form.headers) =>
      office.call(calls.upload, { as: client, params: { caseId }, body: Buffer.from(body, 'latin1'), headers })
    const [part, end] = [text.slice(0, text.lastIndexOf('--a-')), text.slice(text.lastIndexOf('--a-'))]
    for (const body of [
      end,
      part + part + end,
      text.replace('name="file"', 'name="image"'),
      text.replace('name="file"; filename="proof.png"', 'name="file"'),
      text.slice(0, -30),
      text.replace(/^--[\w-]+\r\n/, ''),
      '',
    ]) {
      const answer = await post(body)
      expect([body.slice(0, 80), answer.status]).toEqual([body.slice(0, 80), 400])
    }
    for (const fields of [{ paperId: '' }, { caseId }, { paperId: 'x'.repeat(2000) }, { __proto__x: '1' }])
      expect(
        (
          await office.call(calls.upload, {
            as: client,
            params: { caseId },
            ...formWith(await proofImage(1), 'a.png', 'image/png', fields as Record<string, string>),
          })
        ).status,
        JSON.stringify(fields),
      ).toBe(400)
    expect((await post(text, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await office.call(calls.upload, { as: client, params: { caseId }, body: { file: 'x' } })).status).toBe(415)
    expect([await attachments(), await temporary()]).toEqual([[], []])
  })
})

describe('files and rows', () => {
  test('a file without a name gets one', async () => {
    const form = formWith(await proofImage(7), 'a.png', 'application/octet-stream')
    const body = Buffer.from(form.body.toString('latin1').replace('; filename="a.png"', ''), 'latin1')
    const sent = await office.call(calls.upload, { as: client, params: { caseId }, ...form, body })
    const { id, name } = requireSuccess(sent).data
    expect(name).toBe(t.attachments('unnamed'))
    await office.ok(calls.remove, { as: client, params: { caseId, id } })
  })

  const rows = async () =>
    (await office.database.db.selectFrom('attachments').select(['file_key', 'preview_key']).execute()).flatMap(
      (row) => [row.file_key, ...(row.preview_key ? [row.preview_key] : [])],
    )

  test('files and rows are always both there: a row that is refused takes its files along', async () => {
    const before = await files()
    await sql`alter table attachments add constraint nothing_fits check (bytes < 0) not valid`.execute(
      office.database.db,
    )
    for (const bytes of [await canvas().png().toBuffer(), await plainPdf()])
      expect((await send(bytes)).status).toBe(500)
    await sql`alter table attachments drop constraint nothing_fits`.execute(office.database.db)
    expect(await files()).toEqual(before)
    expect(await rows()).toHaveLength(before.length)
  })

  test('a full disk is 507 and an unreachable store 503, both without a row', async () => {
    const before = await rows()
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const put = vi.spyOn(office.deps.files, 'putFile')
    for (const bytes of [await canvas().png().toBuffer(), await plainPdf()]) {
      put.mockRejectedValueOnce(full).mockRejectedValueOnce(new Error('away'))
      expect((await send(bytes)).status).toBe(507)
      expect((await send(bytes)).status).toBe(503)
    }
    put.mockRestore()
    expect(await rows()).toEqual(before)
  })
})

test('300 uploads an hour per user', async () => {
  const limited = await openOffice({ RATE_LIMITS: 'on' })
  const as = await limited.superadmin()
  const draft = await limited.caseIn('Created')
  const upload = async () => {
    const form = formWith(Buffer.from('hello'))
    return (await limited.call(calls.upload, { as, params: { caseId: draft.id }, ...form })).status
  }
  expect(await upload()).toBe(415)
  // As if there had been 297 more.
  await limited.database.pool.query("update rate_limits set points = 298 where key like 'attachment0:%'")
  expect([await upload(), await upload(), await upload(), await upload()]).toEqual([415, 415, 429, 429])
  await limited.close()
})
