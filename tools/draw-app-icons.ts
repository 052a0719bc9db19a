import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/*
 * Renders the icons of the installed app from web/public/favicon.svg. Run it when the drawing changes:
 * `node tools/launch.mjs run tools/draw-app-icons.ts`. Maskable icons are cut to any shape: they fill the
 * square, and the drawing stays within the central four fifths, which every shape shows.
 */
const PUBLIC = join(import.meta.dirname, '../web/public')
const drawing = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')

const render = (svg: string, pixels: number) =>
  sharp(Buffer.from(svg), { density: 600 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

const square = drawing
  .replace(/rx="\d+"/, '')
  .replace('viewBox="0 0 64 64"', 'viewBox="-4 -4 72 72"')
  .replace('<rect width="64" height="64"', '<rect x="-4" y="-4" width="72" height="72"')
if (!square.includes('width="72"') || square.includes('rx='))
  throw new Error('favicon.svg is not drawn as it was: adapt this tool')

const icons = [
  { name: 'icon-192.png', svg: drawing, pixels: 192 },
  { name: 'icon-512.png', svg: drawing, pixels: 512 },
  { name: 'icon-maskable-192.png', svg: square, pixels: 192 },
  { name: 'icon-maskable-512.png', svg: square, pixels: 512 },
  // For iOS, which reads no manifest and rounds the corners itself.
  { name: 'apple-touch-icon.png', svg: square, pixels: 180 },
]
for (const { name, svg, pixels } of icons) writeFileSync(join(PUBLIC, name), await render(svg, pixels))
