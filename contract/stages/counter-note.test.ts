import { expect, test } from 'vitest'
import { counterNote } from './counter-note.ts'

test.each([
  ['Aadhaar 1234 5678 9012 shown', 'Aadhaar XXXX XXXX XXXX shown'],
  ['1234-5678-9012', 'XXXX XXXX XXXX'],
  ['123456789012 and 1234 56789012', 'XXXX XXXX XXXX and XXXX XXXX XXXX'],
  ['PAN abcde1234f, ABCPE1234F', 'PAN XXXXX0000X, XXXXX0000X'],
])('%j is kept at the counter as %j', (note, kept) => {
  expect(counterNote(note)).toBe(kept)
})

test.each(['98220 12345', '1234567890123', '1234  5678 9012', '1234 5678', 'MH12AB1234', 'XABCDE1234F', 'ABCDE1234FG'])(
  '%j is no number of a person',
  (note) => {
    expect(counterNote(note)).toBe(note)
  },
)
