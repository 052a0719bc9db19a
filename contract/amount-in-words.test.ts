import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'Rupees Zero only'],
  [0.05, 'Rupees Zero and Five Paise only'],
  [19, 'Rupees Nineteen only'],
  [40, 'Rupees Forty only'],
  [8510.5, 'Rupees Eight Thousand Five Hundred Ten and Fifty Paise only'],
  [100_001, 'Rupees One Lakh One only'],
  [
    12_34_56_789.99,
    'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine and Ninety Nine Paise only',
  ],
  [50_000_000_000, 'Rupees Five Thousand Crore only'],
])('%d is %s', (rupees, text) => {
  expect(amountInWords(rupees)).toBe(text)
})
