import * as lucide from 'lucide-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as ours from './index.generated.ts'

const theirs = new Map(Object.entries(lucide) as unknown as [string, ComponentType][])
const own = Object.entries(ours)

const svgOf = (icon: ComponentType, props: object) => renderToStaticMarkup(createElement(icon, props))

/** The attributes of the svg element, in any order. */
const attributesOf = (svg: string) => [...svg.slice(0, svg.indexOf('>')).matchAll(/[\w-]+="[^"]*"/g)].map(String).sort()

const pixelsOf = (svg: string) =>
  sharp(Buffer.from(svg), { density: 288 }).flatten({ background: 'white' }).greyscale().raw().toBuffer()

/** Of 256 shades. The edge of a line that crosses another is darker where both are drawn apart. */
const EDGE = 64

test('the portal has icons', () => {
  expect(own.length).toBeGreaterThan(100)
})

const drawn = (name: string) => {
  const icon = theirs.get(name)
  if (!icon) throw new Error(`Lucide has no ${name}`)
  return icon
}

describe.each([
  {},
  { className: 'size-4 shrink-0' },
  { className: 'size-3', strokeWidth: 3, 'aria-hidden': 'true' },
  { 'aria-label': 'Paid', role: 'img' },
])('icons with %j', (props) => {
  test.each(own)('%s has the attributes that Lucide itself gives it', (name, icon) => {
    expect(attributesOf(svgOf(icon, props))).toEqual(attributesOf(svgOf(drawn(name), props)))
  })
})

test.each(own)('%s looks as Lucide itself draws it', async (name, icon) => {
  const [ownPixels, wanted] = await Promise.all([pixelsOf(svgOf(icon, {})), pixelsOf(svgOf(drawn(name), {}))])
  expect(ownPixels.length).toBe(wanted.length)
  expect(Math.min(...ownPixels), 'something is drawn').toBe(0)
  expect(Math.max(...ownPixels.map((shade, at) => Math.abs(shade - (wanted[at] ?? 0))))).toBeLessThan(EDGE)
})
