/* Numbers in words, as receipts have them. */

export const belowTwenty = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const
export const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const
export const hundred = 'Hundred'
export const thousand = 'Thousand'
export const lakh = 'Lakh'
export const crore = 'Crore'
export const zero = 'Zero'
export const rupeesOnly = (rupees: string) => `Rupees ${rupees} only`
export const rupeesAndPaise = (rupees: string, paise: string) => `Rupees ${rupees} and ${paise} Paise only`
