import { showCount } from '../../count.ts'

/* The vouchers for Tally (contract-trade section 9). */
export const title = 'Tally'
export const description = 'बिल, भुगतान और समायोजन वाउचर के रूप में, जिन्हें TallyPrime इंपोर्ट करता है।'
export const saved = 'नाम सहेजे गए'
export const saveFailed = 'नाम सहेजे नहीं जा सके'
export const settingsFailed = 'नाम लोड नहीं हो सके'
export const tooManyDays = (most: number) => `अधिकतम ${most} दिन`
export const fileName = (fromDate: string, toDate: string) => `tally-${fromDate}-से-${toDate}`

export const download = 'Tally के लिए डाउनलोड करें'
export const downloadFailed = 'वाउचर डाउनलोड नहीं हो सके'
export const vouchers = 'वाउचर'
export const vouchersFailed = 'वाउचर लोड नहीं हो सके'
export const emptyDetail = 'इन दिनों का हर बिल, सत्यापित भुगतान, जुर्माना और समायोजन एक वाउचर बनता है।'
export const type = 'प्रकार'
export const number = 'नंबर'
export const party = 'पार्टी'
export const ledgers = 'लेजर'
export const debit = (ledger: string, amount: string) => `${ledger} ${amount} नामे`
export const credit = (ledger: string, amount: string) => `${ledger} ${amount} जमा`

/* The names in Tally. */
export const changeNames = 'Tally में नाम'
export const namesExplained = 'जैसे आपके अकाउंटेंट के Tally में हैं। जो लेजर वहाँ नहीं हैं, वे इंपोर्ट करने पर बन जाते हैं।'
export const sameLedger = (label: string, name: string) =>
  `Tally इसे लेजर "${name}" (${label}) ही मानता है। दोनों एक जैसे लिखें, या दूसरा नाम दें`
export const takenByTally = (name: string) => `"${name}" नाम Tally में पहले से है। दूसरा नाम दें`
export const roundOffHint = 'आज किसी वाउचर को इसकी ज़रूरत नहीं है'
export const whatIsWritten = 'क्या लिखा जाएगा'
export const voucher = 'वाउचर'
export const debitSide = 'नामे'
export const creditSide = 'जमा'
export const firm = 'डीलर की फ़र्म'
export const withTax = (tax: string, otherTax: string) => `${tax}, या दूसरे राज्य के लिए ${otherTax}`
export const examples = {
  sale: 'Sales: बिल, या केस जिनका भुगतान हुआ',
  cash: 'Receipt: नकद भुगतान',
  bank: 'Receipt: UPI से भुगतान',
  favour: 'Journal: डीलर के पक्ष में',
  penalty: 'Journal: जुर्माना',
} as const

/** The names of the settings. */
export const names = {
  company: 'कंपनी',
  sales: 'सेवा शुल्क',
  reimbursements: 'लागत पर फ़ीस',
  cash: 'नकद',
  bank: 'बैंक',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  roundOff: 'राउंड ऑफ़',
  adjustments: 'समायोजन और जुर्माना',
} as const

/* In the narration of a voucher. */
export const casesOfBill = (bill: string, billNo: string, count: number) =>
  `${bill} (${billNo}), ${showCount(count)} केस`
export const receivedBy = (mode: string, what: string) => `${what} के लिए ${mode}`
export const utr = (utr: string) => `UTR ${utr}`
export const penalty = (bill: string) => `जुर्माना: ${bill}`
export const penaltyWaived = (bill: string, reason: string) => `जुर्माना माफ़: ${bill}। ${reason}`
export const adjustedFor = (caseNo: string, reason: string) => `${caseNo}: ${reason}`
