import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { sql } from 'kysely'
import sharp, { type Metadata } from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'
import { formWith, uploadForm } from '#test/upload-form.ts'

let tried = 0

const office = await openOffice()
const client = await office.client()
afterAll(async () => {
  console.log(`uploads tried: ${tried}`)
  expect(office.logs.filter((line) => line.includes('"defect"') && !line.includes('nothing_fits'))).toEqual([])
  await office.close()
})

const send = (bytes: Buffer, name?: string, type?: string) => {
  tried += 1
  return office.call(fileEndpoints.upload, { as: client, ...formWith(bytes, name, type) })
}
/** What is kept of an upload, as a reader gets it. */
async function kept(bytes: Buffer): Promise<{ bytes: Buffer; meta: Metadata }> {
  const { data } = requireSuccess(await send(bytes))
  const { rawPayload } = await office.app.inject({ method: 'GET', url: data.url })
  return { bytes: rawPayload, meta: await sharp(rawPayload).metadata() }
}

const canvas = (width = 60, height = 40, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A PNG whose header says what it likes; its data is that of a few white lines. */
function png(width: number, height: number, extra: { type: string; data: Buffer }[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc((Math.min(width, 1000) + 1) * Math.min(height, 1000)))
  const chunk = ({ type, data: body }: { type: string; data: Buffer }) => {
    const named = Buffer.concat([Buffer.from(type), body])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(body.length, 0)
    frame.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
  }
  const chunks = [
    { type: 'IHDR', data: header },
    ...extra,
    { type: 'IDAT', data },
    { type: 'IEND', data: Buffer.alloc(0) },
  ]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks.map(chunk)])
}

describe('an image that is taken', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s becomes a JPEG of the same size', async (format) => {
    const { meta } = await kept(await canvas().toFormat(format).toBuffer())
    expect([meta.format, meta.width, meta.height]).toEqual(['jpeg', 60, 40])
  })

  test('an image is at most 2400 px on its longest side, and never enlarged', async () => {
    for (const [width, height, wanted] of [
      [4000, 1000, [2400, 600]],
      [1000, 3000, [800, 2400]],
      [1, 20_000, [1, 2400]],
      [1, 1, [1, 1]],
    ] as const) {
      const { meta } = await kept(await canvas(width, height).png().toBuffer())
      expect([meta.width, meta.height]).toEqual(wanted)
    }
  })

  test('an image of unusual kind is taken: grey, palette, 16 bit, CMYK, animated, interlaced, of 40 megapixels', async () => {
    const frames = [await canvas(20, 20, '#f00').png().toBuffer(), await canvas(20, 20, '#00f').png().toBuffer()]
    const images = [
      canvas().greyscale().png(),
      canvas().png({ palette: true }),
      canvas().toColourspace('rgb16').png(),
      canvas().toColourspace('cmyk').jpeg(),
      canvas().jpeg({ progressive: true }),
      sharp(frames, { join: { animated: true } }).webp(),
      canvas(8000, 5000).png({ compressionLevel: 1 }),
    ]
    for (const image of images) {
      const { meta } = await kept(await image.toBuffer())
      expect([meta.format, meta.space, meta.pages ?? 1]).toEqual(['jpeg', expect.stringMatching(/^(srgb|b-w)$/), 1])
    }
  })

  test('an image is put upright and on white', async () => {
    const turned = await kept(await canvas(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect([turned.meta.width, turned.meta.height, turned.meta.orientation]).toEqual([40, 60, undefined])
    const clear = { width: 10, height: 10, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
    const { bytes } = await kept(await sharp({ create: clear }).png().toBuffer())
    expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
  })

  test('loses all metadata, above all the place where it was taken', async () => {
    const source = await canvas()
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    const before = await sharp(source).metadata()
    expect([Boolean(before.exif), Boolean(before.icc)]).toEqual([true, true])
    const { bytes, meta } = await kept(source)
    expect([meta.exif, meta.icc, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.includes('SECRET-OWNER')).toBe(false)
  })

  test('a JPEG without its end marker is taken whole, also when it is filled up with zeros', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#888', noise } })
    for (const options of [{}, { progressive: true }]) {
      const whole = await image.clone().jpeg(options).toBuffer()
      const { bytes: expected } = await kept(whole)
      const withoutEnd = whole.subarray(0, -2)
      for (const tail of ['', '00'.repeat(600)]) {
        const { bytes } = await kept(Buffer.concat([withoutEnd, Buffer.from(tail, 'hex')]))
        expect(bytes.equals(expected), `${JSON.stringify(options)} ${tail.length}`).toBe(true)
      }
      expect((await send(withoutEnd.subarray(0, -1))).status).toBe(400)
    }
  })

  test('an image that is something else as well keeps the picture only', async () => {
    const script = '<script>alert(1)</script>'
    const comment = { type: 'tEXt', data: Buffer.from(`Comment\0${script}`) }
    const tail = Buffer.concat([Buffer.from(script), Buffer.from('504b0304', 'hex')])
    for (const image of [
      Buffer.concat([await canvas().jpeg().toBuffer(), tail]),
      Buffer.concat([await canvas().png().toBuffer(), tail]),
      Buffer.concat([await canvas().webp().toBuffer(), tail]),
      png(30, 30, [comment]),
    ]) {
      const { bytes } = await kept(image)
      expect(bytes.includes('script') || bytes.includes(Buffer.from('504b0304', 'hex'))).toBe(false)
    }
  })

  test('may have any name and any declared type', async () => {
    const image = await canvas().png().toBuffer()
    for (const name of ['../../etc/passwd', 'x.svg', `${'n'.repeat(200)}.exe`])
      expect((await send(image, name, 'text/html')).status).toBe(201)
  })

  test('an image of exactly 10 MB is taken, of one byte more refused', async () => {
    const image = await canvas().jpeg().toBuffer()
    const filled = (size: number) => Buffer.concat([image, Buffer.alloc(size - image.length)])
    expect((await send(filled(MAX_UPLOAD_BYTES))).status).toBe(201)
    const { status, message } = await send(filled(MAX_UPLOAD_BYTES + 1))
    expect([status, message]).toEqual([413, t.payments('tooLarge')])
  })

  test('an image is taken from every role, also many at once', async () => {
    for (const as of [await office.superadmin(), await office.employee(), client])
      expect((await office.call(fileEndpoints.upload, { as, ...(await uploadForm(1)) })).status).toBe(201)
    const forms = await Promise.all(Array.from({ length: 24 }, (_, n) => uploadForm(n)))
    const all = await Promise.all(forms.map((form) => office.patiently(fileEndpoints.upload, { as: client, ...form })))
    expect(new Set(all.map(({ data }) => data.url)).size).toBe(24)
  })
})

describe('what is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const others: [string, () => Promise<Buffer> | Buffer][] = [
    ['GIF', () => canvas().gif().toBuffer()],
    ['TIFF', () => canvas().tiff().toBuffer()],
    ['AVIF', () => canvas().avif().toBuffer()],
    ['SVG', () => svg],
    ['HTML', () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['BMP', () => Buffer.from('424d46000000000000003600000028000000', 'hex')],
    ['ICO', () => Buffer.from('0000010001001010', 'hex')],
    ['ZIP', () => Buffer.from('504b030414000000', 'hex')],
    ['a script that starts as a GIF', () => Buffer.from('GIF89a=1;alert(1)//')],
    ['text', () => Buffer.from('hello')],
    ['one byte', () => Buffer.from([0xff])],
    ['RIFF that is sound', () => Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['an image after white space', async () => Buffer.concat([Buffer.from('  '), await canvas().png().toBuffer()])],
  ]
  test.each(others)('%s under any name, with 415', async (_, make) => {
    const { status, errors } = await send(await make(), 'proof.jpg', 'image/jpeg')
    expect([status, errors.fields]).toEqual([415, { file: t.payments('imagesOnly') }])
  })

  test.each(['jpeg', 'png', 'webp'] as const)('a %s that is cut off or damaged, with 400', async (format) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888', noise } })
      .toFormat(format)
      .toBuffer()
    for (const part of [0.02, 0.3, 0.6, 0.95]) {
      const { status, errors } = await send(whole.subarray(0, Math.max(16, whole.length * part)))
      expect([part, status, errors.fields]).toEqual([part, 400, { file: t.upload('unreadable') }])
    }
    const garbled = Buffer.concat([whole.subarray(0, 16), Buffer.alloc(5000, 0x41)])
    expect((await send(garbled)).status).toBe(400)
  })

  test('an image that expands: more than 40 megapixels, before they are decoded, or an endless text', async () => {
    for (const [width, height] of [
      [8001, 5000],
      [30_000, 30_000],
      [65_535, 65_535],
      [1_000_000, 1_000_000],
    ] as const) {
      const started = performance.now()
      const { status } = await send(png(width, height))
      expect([width, [400, 413].includes(status)]).toEqual([width, true])
      expect(performance.now() - started).toBeLessThan(4_000)
    }
    expect((await send(png(8001, 5000))).errors.fields).toEqual({ file: t.upload('tooManyPixels') })
    const endless = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000_000))])
    expect([201, 400]).toContain((await send(png(30, 30, [{ type: 'zTXt', data: endless }]))).status)
  })

  test('a form without a file, with an empty one, or with another field, with 400', async () => {
    expect((await send(Buffer.alloc(0))).errors.fields).toEqual({ file: t.upload('noFile') })
    const form = await uploadForm(3)
    const renamed = Buffer.from(form.body.toString('latin1').replace('name="file"', 'name="image"'), 'latin1')
    expect((await office.call(fileEndpoints.upload, { as: client, ...form, body: renamed })).status).toBe(400)
    const none = Buffer.from('--a-boundary-of-the-tests--\r\n')
    expect((await office.call(fileEndpoints.upload, { as: client, ...form, body: none })).status).toBe(400)
    const asJson = await office.call(fileEndpoints.upload, { as: client, body: { file: 'x' } })
    expect([asJson.status, asJson.message]).toEqual([415, 'Send this as multipart/form-data'])
    expect((await office.call(fileEndpoints.upload, { as: client })).status).toBe(415)
    expect((await office.call(fileEndpoints.upload, { ...form })).status).toBe(401)
  })
})

describe('a file and its row', () => {
  const files = async () =>
    (await readdir(join(office.deps.config.DATA_DIR, 'files'), { recursive: true })).filter((name) =>
      name.includes('.'),
    )
  const rows = async () =>
    (await office.database.db.selectFrom('uploads').select('file_key').execute()).map((row) => row.file_key)

  test('a file and its row are always both there: a row that is refused takes its file along', async () => {
    const before = await files()
    await sql`alter table uploads add constraint nothing_fits check (bytes < 0) not valid`.execute(office.database.db)
    expect((await send(await canvas().png().toBuffer())).status).toBe(500)
    await sql`alter table uploads drop constraint nothing_fits`.execute(office.database.db)
    expect(await files()).toEqual(before)
    expect((await rows()).length).toBe(before.length)
  })

  test('a full disk is 507 and an unreachable store 503, both without a row', async () => {
    const before = await rows()
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const put = vi
      .spyOn(office.deps.files, 'putFile')
      .mockRejectedValueOnce(full)
      .mockRejectedValueOnce(new Error('away'))
    const image = await canvas().png().toBuffer()
    expect((await send(image)).status).toBe(507)
    expect((await send(image)).status).toBe(503)
    put.mockRestore()
    expect(await rows()).toEqual(before)
  })
})

const fetchFile = (url: string) => office.app.inject({ method: 'GET', url })

describe('the address of a file', () => {
  test('serves the image to anyone until it expires', async () => {
    const start = Math.floor(Date.now() / 1000)
    const setTo = (seconds: number) => office.clock.set(new Date((start + seconds) * 1000))
    setTo(0)
    const url = await office.proof(client)
    expect(url).toMatch(/^\/api\/v1\/files\/[\da-f-]{36}\?e=\d{10}&s=[\w-]{43}$/)
    setTo(1200)
    const answer = await fetchFile(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    setTo(3599)
    expect((await fetchFile(url)).statusCode).toBe(200)
    setTo(3600)
    expect((await fetchFile(url)).statusCode).toBe(404)
    office.clock.set(null)
  })

  test('a browser keeps the logo of the office, and no other upload', async () => {
    const as = await office.superadmin()
    const logoUrl = await office.proof(as)
    expect((await fetchFile(logoUrl)).headers['cache-control']).toBe('private, no-store')
    await office.ok(officeEndpoints.edit, { as, body: { name: 'Sharma RTO', logoUrl } })
    expect((await fetchFile(logoUrl)).headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/)
  })

  test('an address is 404 when anything in it was changed', async () => {
    const url = await office.proof(client)
    const [path = '', e = '', s = ''] = url.split(/[?&]/)
    const other = (await office.proof(client)).split('?')[0]
    const unknown = `/api/v1/files/01a1fd07-6e5d-7347-9c1f-18fc9d325555`
    const forged = [
      path,
      `${path}?${e}`,
      `${path}?${s}`,
      `${other}?${e}&${s}`,
      `${unknown}?${e}&${s}`,
      `${path}?${e}0&${s}`,
      `${path}?e=9999999999&${s}`,
      `${path}?${e}&${s.slice(0, -1)}`,
      `${path}?${e}&${s}x`,
      `${path}?${e}&s=`,
      `${path}?${e}&${e}&${s}`,
      `${path}?${e}&${s}&${s}`,
      `${path}?e=-1&${s}`,
      `${path}?e=1e12&${s}`,
      `/api/v1/files/..%2f..%2fsecret?${e}&${s}`,
      `/api/v1/files/%00?${e}&${s}`,
      `${path.toUpperCase().replace('/API/V1/FILES', '/api/v1/files')}?${e}&${s}`,
    ]
    for (const wrong of forged) {
      const answer = await fetchFile(wrong)
      expect([wrong, answer.statusCode, answer.json().message]).toEqual([wrong, 404, t.general('notFound')])
    }
    const signedUnknown = office.deps.keys.sign(`${unknown.split('/').at(-1)} 9999999999`)
    expect((await fetchFile(`${unknown}?e=9999999999&s=${signedUnknown}`)).statusCode).toBe(404)
    console.log(`addresses forged: ${forged.length + 1}`)
  })

  test('the address of a file that was lost is 404, not a broken answer', async () => {
    const url = await office.proof(client)
    const id = url.split(/[/?]/)[4] ?? ''
    const row = await office.database.db
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await office.deps.files.remove(row.file_key)
    expect((await fetchFile(url)).statusCode).toBe(404)
  })
})
