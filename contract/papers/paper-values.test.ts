import { expect, test } from 'vitest'
import { isLacking, needsNote, paperStates } from './paper-values.ts'

test('a state needs a note, or means that the paper is lacking', () => {
  expect(paperStates.filter(needsNote)).toEqual(['deficient', 'notNeeded'])
  expect(paperStates.filter(isLacking)).toEqual(['missing', 'deficient'])
})
