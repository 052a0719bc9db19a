import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { otherStateHint } from './state-of-gstin.ts'

test.each([
  ['27AAPFU0939F1ZV', 'Karnataka', 'Maharashtra'],
  ['01AAPFU0939F1ZV', 'Ladakh', 'Jammu and Kashmir'],
  ['38AAPFU0939F1ZV', 'Goa', 'Ladakh'],
  ['37AAPFU0939F1ZV', 'Telangana', 'Andhra Pradesh'],
])('a GSTIN %s at an address in %s is one of %s', (gstin, state, registered) => {
  expect(otherStateHint(gstin, state)).toBe(t.gst('otherState', { state: registered }))
})

test.each([
  ['27AAPFU0939F1ZV', 'Maharashtra'],
  ['27AAPFU0939F1Z', 'Goa'],
  ['', 'Goa'],
  ['27AAPFU0939F1ZV', ''],
  ['28AAPFU0939F1ZV', 'Goa'],
  ['00AAPFU0939F1ZV', 'Goa'],
  ['97AAPFU0939F1ZV', 'Goa'],
])('a GSTIN "%s" at an address in "%s" has no hint', (gstin, state) => {
  expect(otherStateHint(gstin, state)).toBeNull()
})
