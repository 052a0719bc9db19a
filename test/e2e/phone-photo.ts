import sharp from 'sharp'

/** A photo of 12 megapixels that lies on its side, as phones store it: 3 to 4 MB. */
export async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000]
  const noise = Buffer.alloc((width / 4) * (height / 4) * 3)
  for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 7919 + (at >> 7) * 104_729) % 251
  return sharp(noise, { raw: { width: width / 4, height: height / 4, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 72 })
    .toBuffer()
}

/** A scan of 3000 × 4000 pixels, covered with marks as small as small print: 3 MB. */
export async function scannedPage(): Promise<Buffer> {
  const [width, height, mark] = [3000, 4000, 6]
  const page = Buffer.alloc(width * height, 255)
  let random = 1
  for (let y = 0; y + mark <= height; y += mark)
    for (let x = 0; x + mark <= width; x += mark) {
      random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff
      const isLineOfText = (y / mark) % 5 < 3
      if (!isLineOfText || (random >> 16) % 3 > 0) continue
      for (let row = y; row < y + mark - 1; row += 1) page.fill(30, row * width + x, row * width + x + mark - 2)
    }
  return sharp(page, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}
