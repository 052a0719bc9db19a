import { messages } from './messages.ts'
import { toPaise } from './money.ts'

/** Each group of an Indian number, the largest first; crores are counted by the same groups. */
const groups = () =>
  [
    [10_000_000, messages.numberWords.crore],
    [100_000, messages.numberWords.lakh],
    [1000, messages.numberWords.thousand],
    [100, messages.numberWords.hundred],
  ] as const

/** Returns a whole number in words, `One Lakh Twenty Three`; nothing for 0. */
function numberInWords(number: number): string {
  const [size, name] = groups().find(([one]) => number >= one) ?? []
  if (size !== undefined)
    return [numberInWords(Math.floor(number / size)), name, numberInWords(number % size)].filter(Boolean).join(' ')
  if (number < 20) return messages.numberWords.belowTwenty[number] ?? ''
  return [messages.numberWords.tens[Math.floor(number / 10)], messages.numberWords.belowTwenty[number % 10]]
    .filter(Boolean)
    .join(' ')
}

/** Returns an amount in rupees in words, as on Indian receipts: `Rupees One Thousand and Fifty Paise only`. */
export function amountInWords(rupees: number): string {
  const paise = toPaise(rupees)
  const whole = numberInWords(Math.floor(paise / 100)) || messages.numberWords.zero
  return paise % 100 === 0
    ? messages.numberWords.rupeesOnly(whole)
    : messages.numberWords.rupeesAndPaise(whole, numberInWords(paise % 100))
}
