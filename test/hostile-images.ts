import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const marker = (code: number, ...body: number[]) => {
  const size = body.length + 2
  return Buffer.from([0xff, code, size >> 8, size & 0xff, ...body])
}

/**
 * Returns a progressive JPEG that a decoder processes once for each of its scans (LJT-01-003). `side`
 * is in pixels; the scans beyond the first ones hold nothing but "no more coefficients here", in some
 * 50 bytes each.
 */
export async function jpegOfScans(side: number, scans: number): Promise<Buffer> {
  const plain = await sharp({ create: { width: side, height: side, channels: 3, background: '#888' } })
    .jpeg({ progressive: true })
    .toBuffer()
  // One code of one bit, 0xe0: the end of a band for 16,384 blocks, plus the number in the next 14 bits.
  const table = marker(0xc4, 0x10, 1, ...Array.from({ length: 15 }, () => 0), 0xe0)
  const start = marker(0xda, 1, 1, 0, 1, 63, 0)
  const blocks = Math.ceil(side / 8) ** 2
  const runs = Math.ceil(blocks / 16_384)
  const bits = '0'.repeat(15 * runs)
  const data = Buffer.from(
    (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)),
  )
  const scan = Buffer.concat([start, data])
  const end = Buffer.from([0xff, 0xd9])
  return Buffer.concat([plain.subarray(0, -2), table, ...Array.from({ length: scans }, () => scan), end])
}

/** Returns a JPEG whose header claims a larger size. */
export async function jpegWithClaimedSize(width: number, height: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  const size = jpeg.indexOf(Buffer.from('ffc0', 'hex')) + 5
  jpeg.writeUInt16BE(height, size)
  jpeg.writeUInt16BE(width, size + 2)
  return jpeg
}

/** Returns a grey PNG of one line of pixels. */
export function pngLine(width: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(1, 4)
  header[8] = 8 // bits, grey
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(width + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
