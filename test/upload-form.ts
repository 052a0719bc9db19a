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

/** Returns a multipart form with these bytes as its field `file`, after these other fields. */
export function formWith(
  bytes: Buffer,
  filename = 'proof.png',
  type = 'image/png',
  fields: Readonly<Record<string, string>> = {},
) {
  const part = (disposition: string, content: Buffer, ...headers: string[]) => [
    Buffer.from(
      `--${BOUNDARY}\r\n${[`content-disposition: form-data; ${disposition}`, ...headers].join('\r\n')}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]
  return {
    body: Buffer.concat([
      ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, Buffer.from(value))),
      ...part(`name="file"; filename="${filename}"`, bytes, `content-type: ${type}`),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
