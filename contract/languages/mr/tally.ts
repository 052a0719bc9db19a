import { showCount } from '../../count.ts'
import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const title = 'Tally'
export const description = 'बिले, पेमेंट्स आणि समायोजने TallyPrime मध्ये इम्पोर्ट होणाऱ्या व्हाउचर्सच्या स्वरूपात.'
export const saved = 'नावे सेव्ह झाली'
export const saveFailed = 'नावे सेव्ह करता आली नाहीत'
export const settingsFailed = 'नावे लोड करता आली नाहीत'
export const tooManyDays = (most: number) => `जास्तीत जास्त ${most} दिवस`
export const fileName = (fromDate: string, toDate: string) => `tally-${fromDate}-ते-${toDate}`

export const download = 'Tally साठी डाउनलोड करा'
export const downloadFailed = 'व्हाउचर्स डाउनलोड करता आली नाहीत'
export const vouchers = 'व्हाउचर्स'
export const vouchersFailed = 'व्हाउचर्स लोड करता आली नाहीत'
export const emptyDetail = 'या दिवसांतील प्रत्येक बिल, पडताळलेले पेमेंट, दंड आणि समायोजन यांचे व्हाउचर तयार होते.'
export const type = 'प्रकार'
export const number = 'क्रमांक'
export const party = 'पार्टी'
export const ledgers = 'लेजर'
export const debit = (ledger: string, amount: string) => `${ledger} ${amount} नावे`
export const credit = (ledger: string, amount: string) => `${ledger} ${amount} जमा`

export const changeNames = 'Tally मधील नावे'
export const namesExplained = 'आपल्या हिशेबनीसांच्या Tally मध्ये आहेत तशी. तेथे नसलेली लेजर इम्पोर्ट करताना तयार होतात.'
export const sameLedger = (label: string, name: string) =>
  `Tally हे नाव "${name}" (${label}) याच लेजरचे समजते. दोन्ही सारखेच लिहा किंवा वेगळे नाव द्या`
export const takenByTally = (name: string) => `"${name}" हे नाव Tally मध्ये आधीच आहे. दुसरे नाव द्या`
export const roundOffHint = 'सध्या कोणत्याही व्हाउचरला याची गरज नाही'
export const whatIsWritten = 'काय लिहिले जाईल'
export const voucher = 'व्हाउचर'
export const debitSide = 'नावे'
export const creditSide = 'जमा'
export const firm = 'डीलरची फर्म'
export const withTax = (tax: string, otherTax: string) => `${tax}, किंवा दुसऱ्या राज्यासाठी ${otherTax}`
export const examples = {
  sale: 'Sales: बिल, किंवा पैसे भरलेल्या केसेस',
  cash: 'Receipt: रोख भरले',
  bank: 'Receipt: UPI ने भरले',
  favour: 'Journal: डीलरच्या बाजूने',
  penalty: 'Journal: दंड',
} as const

export const names = {
  company: 'कंपनी',
  sales: 'सेवा शुल्क',
  reimbursements: 'मूळ रकमेतील शुल्क',
  cash: 'रोख',
  bank: 'बँक',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  roundOff: 'राउंड ऑफ',
  adjustments: 'समायोजने आणि दंड',
} as const

export const casesOfBill = (bill: string, billNo: string, count: number) =>
  `${bill} (${billNo}), ${showCount(count)} ${plural(count, 'केस', 'केसेस')}`
export const receivedBy = (mode: string, what: string) => `${what} साठी ${mode}`
export const utr = (utr: string) => `UTR ${utr}`
export const penalty = (bill: string) => `दंड: ${bill}`
export const penaltyWaived = (bill: string, reason: string) => `दंड माफ केला: ${bill}. ${reason}`
export const adjustedFor = (caseNo: string, reason: string) => `${caseNo}: ${reason}`
