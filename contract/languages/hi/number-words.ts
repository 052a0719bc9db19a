/* Numbers in words, as receipts have them. */

export const belowTwenty = [
  '',
  'एक',
  'दो',
  'तीन',
  'चार',
  'पाँच',
  'छह',
  'सात',
  'आठ',
  'नौ',
  'दस',
  'ग्यारह',
  'बारह',
  'तेरह',
  'चौदह',
  'पंद्रह',
  'सोलह',
  'सत्रह',
  'अठारह',
  'उन्नीस',
] as const
export const tens = ['', '', 'बीस', 'तीस', 'चालीस', 'पचास', 'साठ', 'सत्तर', 'अस्सी', 'नब्बे'] as const
export const hundred = 'सौ'
export const thousand = 'हज़ार'
export const lakh = 'लाख'
export const crore = 'करोड़'
export const zero = 'शून्य'
export const rupeesOnly = (rupees: string) => `रुपये ${joined(rupees)} मात्र`
export const rupeesAndPaise = (rupees: string, paise: string) => `रुपये ${joined(rupees)} और ${joined(paise)} पैसे मात्र`

/** The words for 21 to 29, 31 to 39 and so on, each after its tens. */
const compounds: Record<string, readonly string[]> = {
  बीस: ['इक्कीस', 'बाईस', 'तेईस', 'चौबीस', 'पच्चीस', 'छब्बीस', 'सत्ताईस', 'अट्ठाईस', 'उनतीस'],
  तीस: ['इकतीस', 'बत्तीस', 'तैंतीस', 'चौंतीस', 'पैंतीस', 'छत्तीस', 'सैंतीस', 'अड़तीस', 'उनतालीस'],
  चालीस: ['इकतालीस', 'बयालीस', 'तैंतालीस', 'चौवालीस', 'पैंतालीस', 'छियालीस', 'सैंतालीस', 'अड़तालीस', 'उनचास'],
  पचास: ['इक्यावन', 'बावन', 'तिरपन', 'चौवन', 'पचपन', 'छप्पन', 'सत्तावन', 'अट्ठावन', 'उनसठ'],
  साठ: ['इकसठ', 'बासठ', 'तिरसठ', 'चौंसठ', 'पैंसठ', 'छियासठ', 'सड़सठ', 'अड़सठ', 'उनहत्तर'],
  सत्तर: ['इकहत्तर', 'बहत्तर', 'तिहत्तर', 'चौहत्तर', 'पचहत्तर', 'छिहत्तर', 'सतहत्तर', 'अठहत्तर', 'उनासी'],
  अस्सी: ['इक्यासी', 'बयासी', 'तिरासी', 'चौरासी', 'पचासी', 'छियासी', 'सत्तासी', 'अट्ठासी', 'नवासी'],
  नब्बे: ['इक्यानवे', 'बानवे', 'तिरानवे', 'चौरानवे', 'पंचानवे', 'छियानवे', 'सत्तानवे', 'अट्ठानवे', 'निन्यानवे'],
}
const units: readonly string[] = belowTwenty.slice(1, 10)

/**
 * Hindi has one word for each number below 100: tens and unit side by side, as amountInWords gives them, become it. In
 * words of an amount a unit follows tens only where both are of one number.
 */
const joined = (words: string) => {
  const whole: string[] = []
  for (const word of words.split(' ')) {
    const compound = compounds[whole.at(-1) ?? '']?.[units.indexOf(word)]
    if (compound !== undefined) whole.pop()
    whole.push(compound ?? word)
  }
  return whole.join(' ')
}
