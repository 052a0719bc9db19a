import * as lucide from 'lucide-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as ours from './index.generated.ts'

const theirs = new Map(Object.entries(lucide) as unknown as [string, ComponentType][])
const own = Object.entries(ours)

/** The elements of a drawing with their attributes, in any order. */
const partsOf = (icon: ComponentType, props: object) =>
  [...renderToStaticMarkup(createElement(icon, props)).matchAll(/<(\w+)([^>]*)>/g)].map(([, tag, attributes = '']) => [
    tag,
    ...[...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => attribute).sort(),
  ])

test('there are icons', () => {
  expect(own.length).toBeGreaterThan(100)
})

describe.each([
  {},
  { className: 'size-4 shrink-0' },
  { className: 'size-3', strokeWidth: 3, 'aria-hidden': 'true' },
  { 'aria-label': 'Paid', role: 'img' },
])('with %j', (props) => {
  test.each(own)('%s is drawn as by Lucide itself', (name, icon) => {
    const wanted = theirs.get(name)
    if (!wanted) throw new Error(`Lucide has no ${name}`)
    expect(partsOf(icon, props)).toEqual(partsOf(wanted, props))
  })
})
