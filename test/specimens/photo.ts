import sharp from 'sharp'
import type { SeededRandom } from '#demo/seeded-random.ts'

/* What a scanner, a phone and a messenger make of a picture. */

/** A scan: turned by at most a degree, a little unsharp. */
export const scanned = async (picture: Buffer, random: SeededRandom): Promise<Buffer> =>
  sharp(picture)
    .rotate(random.between(-1, 1), { background: '#fdfdfb' })
    .blur(random.between(0.4, 0.8))
    .jpeg({ quality: 85 })
    .toBuffer()

/** A screenshot as a messenger sends it on. */
export const sentOn = (picture: Buffer): Promise<Buffer> => sharp(picture).resize(400).jpeg({ quality: 50 }).toBuffer()

const DESK = '#6b4a2b'

/** A photo taken by hand: turned, in perspective, blurred, with a glare and a shadow, JPEG 60. */
export async function photographed(picture: Buffer, random: SeededRandom): Promise<Buffer> {
  const turned = await sharp(picture)
    .rotate(random.between(-6, 6), { background: DESK })
    .extend({ top: 50, bottom: 50, left: 50, right: 50, background: DESK })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = turned.info
  const warped = inPerspective(turned.data, { width, height }, random)
  const [x, y] = [random.between(20, 80), random.between(20, 80)]
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<radialGradient id="glare" cx="${x}%" cy="${y}%" r="22%"><stop offset="0" stop-color="white" stop-opacity="0.6"/><stop offset="1" stop-color="white" stop-opacity="0"/></radialGradient>
<linearGradient id="shadow"><stop offset="0" stop-color="black" stop-opacity="0.4"/><stop offset="1" stop-color="black" stop-opacity="0"/></linearGradient>
</defs><rect width="100%" height="100%" fill="url(#shadow)"/><rect width="100%" height="100%" fill="url(#glare)"/></svg>`
  return sharp(warped, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(light) }])
    .blur(random.between(0.7, 1.5))
    .jpeg({ quality: 60 })
    .toBuffer()
}

/** Draws a picture as seen from one of its sides: the far one is up to a tenth shorter. */
function inPerspective(pixels: Buffer, size: { width: number; height: number }, random: SeededRandom): Buffer {
  const { width, height } = size
  const [tilt, lean] = [random.between(-0.1, 0.1), random.between(-0.1, 0.1)]
  const warped = Buffer.alloc(pixels.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width - 0.5, y / height - 0.5]
      const depth = 1 + tilt * v + lean * u
      const [fromX, fromY] = [(u / depth + 0.5) * width, (v / depth + 0.5) * height]
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const [a, b] = [fromX - left, fromY - top]
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (dx: number, dy: number) => pixels[((top + dy) * width + left + dx) * 3 + channel] ?? 0
        const value = (at(0, 0) * (1 - a) + at(1, 0) * a) * (1 - b) + (at(0, 1) * (1 - a) + at(1, 1) * a) * b
        warped[(y * width + x) * 3 + channel] = value
      }
    }
  return warped
}
