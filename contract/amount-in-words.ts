import { toPaise } from './money.ts'
import { t } from './texts.ts'

/** The groups of an Indian number from thousands on, the largest first; crores are counted by the same groups. */
const groups = () =>
  [
    [10_000_000, t.numberWords('crore')],
    [100_000, t.numberWords('lakh')],
    [1000, t.numberWords('thousand')],
  ] as const

/** Returns a whole number in words, `One Lakh Twenty Three`; nothing for 0. */
function numberInWords(number: number): string {
  const [size, name] = groups().find(([one]) => number >= one) ?? []
  if (size !== undefined)
    return [numberInWords(Math.floor(number / size)), name, numberInWords(number % size)].filter(Boolean).join(' ')
  if (number === 100) return t.numberWords('hundredAlone')
  const hundreds = t.numberWords.raw('hundreds')[Math.floor(number / 100)]
  return [hundreds, t.numberWords.raw('belowHundred')[number % 100]].filter(Boolean).join(' ')
}

/** Returns an amount in rupees in words, as on Indian receipts: `Rupees One Thousand and Fifty Paise only`. */
export function amountInWords(rupees: number): string {
  const paise = toPaise(rupees)
  const whole = numberInWords(Math.floor(paise / 100)) || t.numberWords('zero')
  return paise % 100 === 0
    ? t.numberWords('rupeesOnly', { rupees: whole })
    : t.numberWords('rupeesAndPaise', { rupees: whole, paise: numberInWords(paise % 100) })
}
