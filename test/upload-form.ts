import sharp from 'sharp'

const BOUNDARY = 'a-boundary-of-the-tests'

/** Returns a small image, different for each number. */
export function proofImage(n: number, type: 'jpeg' | 'png' | 'webp' = 'png'): Promise<Buffer> {
  const background = { r: n % 256, g: (n >> 8) % 256, b: 180 }
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .toFormat(type)
    .toBuffer()
}

/** Returns a multipart form with one image, different for each number. */
export async function uploadForm(n: number, type: 'jpeg' | 'png' | 'webp' = 'png') {
  return formWith(await proofImage(n, type), `proof.${type}`, `image/${type}`)
}

/** Returns a multipart form with these bytes as its field `file`. */
export function formWith(bytes: Buffer, filename = 'proof.png', type = 'image/png') {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
