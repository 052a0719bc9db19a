export const belowTwenty = [
  '',
  'एक',
  'दोन',
  'तीन',
  'चार',
  'पाच',
  'सहा',
  'सात',
  'आठ',
  'नऊ',
  'दहा',
  'अकरा',
  'बारा',
  'तेरा',
  'चौदा',
  'पंधरा',
  'सोळा',
  'सतरा',
  'अठरा',
  'एकोणीस',
] as const
export const tens = ['', '', 'वीस', 'तीस', 'चाळीस', 'पन्नास', 'साठ', 'सत्तर', 'ऐंशी', 'नव्वद'] as const
export const hundred = 'शे'
export const thousand = 'हजार'
export const lakh = 'लाख'
export const crore = 'कोटी'
export const zero = 'शून्य'
export const rupeesOnly = (rupees: string) => `रुपये ${joined(rupees)} फक्त`
export const rupeesAndPaise = (rupees: string, paise: string) => `रुपये ${joined(rupees)} आणि ${joined(paise)} पैसे फक्त`

/** The words for 21 to 29, 31 to 39 and so on, each after its tens. */
const compounds: Record<string, readonly string[]> = {
  वीस: ['एकवीस', 'बावीस', 'तेवीस', 'चोवीस', 'पंचवीस', 'सव्वीस', 'सत्तावीस', 'अठ्ठावीस', 'एकोणतीस'],
  तीस: ['एकतीस', 'बत्तीस', 'तेहेतीस', 'चौतीस', 'पस्तीस', 'छत्तीस', 'सदतीस', 'अडतीस', 'एकोणचाळीस'],
  चाळीस: ['एक्केचाळीस', 'बेचाळीस', 'त्रेचाळीस', 'चव्वेचाळीस', 'पंचेचाळीस', 'सेहेचाळीस', 'सत्तेचाळीस', 'अठ्ठेचाळीस', 'एकोणपन्नास'],
  पन्नास: ['एक्कावन्न', 'बावन्न', 'त्रेपन्न', 'चोपन्न', 'पंचावन्न', 'छप्पन्न', 'सत्तावन्न', 'अठ्ठावन्न', 'एकोणसाठ'],
  साठ: ['एकसष्ट', 'बासष्ट', 'त्रेसष्ट', 'चौसष्ट', 'पासष्ट', 'सहासष्ट', 'सदुसष्ट', 'अडुसष्ट', 'एकोणसत्तर'],
  सत्तर: ['एकाहत्तर', 'बाहत्तर', 'त्र्याहत्तर', 'चौऱ्याहत्तर', 'पंच्याहत्तर', 'शहात्तर', 'सत्त्याहत्तर', 'अठ्ठ्याहत्तर', 'एकोणऐंशी'],
  ऐंशी: ['एक्क्याऐंशी', 'ब्याऐंशी', 'त्र्याऐंशी', 'चौऱ्याऐंशी', 'पंच्याऐंशी', 'शहाऐंशी', 'सत्त्याऐंशी', 'अठ्ठ्याऐंशी', 'एकोणनव्वद'],
  नव्वद: ['एक्क्याण्णव', 'ब्याण्णव', 'त्र्याण्णव', 'चौऱ्याण्णव', 'पंच्याण्णव', 'शहाण्णव', 'सत्त्याण्णव', 'अठ्ठ्याण्णव', 'नव्व्याण्णव'],
}
const units: readonly string[] = belowTwenty.slice(1, 10)
/** 100 alone, of rupees or of crores; otherwise the hundreds have a suffix: एकशे एक. */
const hundredAlone = /एक शे(?=$| कोटी)/g

/**
 * Marathi has one word for each number below 100, and for each hundred: the words that amountInWords gives side by side
 * become it. In words of an amount a unit follows tens only where both are of one number.
 */
const joined = (words: string) => {
  const whole: string[] = []
  for (const word of words.replace(hundredAlone, 'शंभर').split(' ')) {
    const before = whole.at(-1) ?? ''
    const compound = word === hundred ? `${before}${hundred}` : compounds[before]?.[units.indexOf(word)]
    if (compound !== undefined) whole.pop()
    whole.push(compound ?? word)
  }
  return whole.join(' ')
}
