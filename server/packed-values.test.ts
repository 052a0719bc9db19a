import { expect, test } from 'vitest'
import { PackedValues } from './packed-values.ts'

test.each([0, 1, 250, 601])('%i values come back in their order, each time', (count) => {
  const values = Array.from({ length: count }, (_, n) => ({ n, name: `No. ${n}`, none: null }))
  const packed = new PackedValues<(typeof values)[number]>()
  for (const value of values) packed.push(value)
  expect(packed.count).toBe(count)
  for (const _ of [1, 2]) expect([...packed].flat()).toEqual(values)
})
