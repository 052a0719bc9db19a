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
export const rupeesOnly = (rupees: string) => `रुपये ${rupees} फक्त`
export const rupeesAndPaise = (rupees: string, paise: string) => `रुपये ${rupees} आणि ${paise} पैसे फक्त`
