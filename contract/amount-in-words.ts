import { messages } from './messages.ts'
import { toPaise } from './money.ts'

const words = messages.numberWords

/** Each group of an Indian number, the largest first; crores are counted by the same groups. */
const groups = [
  [10_000_000, words.crore],
  [100_000, words.lakh],
  [1000, words.thousand],
  [100, words.hundred],
] as const

/** Returns a whole number in words, `One Lakh Twenty Three`; nothing for 0. */
function numberInWords(number: number): string {
  const [size, name] = groups.find(([one]) => number >= one) ?? []
  if (size !== undefined)
    return [numberInWords(Math.floor(number / size)), name, numberInWords(number % size)].filter(Boolean).join(' ')
  if (number < 20) return words.belowTwenty[number] ?? ''
  return [words.tens[Math.floor(number / 10)], words.belowTwenty[number % 10]].filter(Boolean).join(' ')
}

/** Returns an amount in rupees in words, as on Indian receipts: `Rupees One Thousand and Fifty Paise only`. */
export function amountInWords(rupees: number): string {
  const paise = toPaise(rupees)
  const whole = numberInWords(Math.floor(paise / 100)) || words.zero
  return paise % 100 === 0 ? words.rupeesOnly(whole) : words.rupeesAndPaise(whole, numberInWords(paise % 100))
}
