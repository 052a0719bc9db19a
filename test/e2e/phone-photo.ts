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
