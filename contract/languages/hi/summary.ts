import { showCount } from '../../count.ts'

export const title = 'केसों का सारांश'
export const fetchFailed = 'सारांश लोड नहीं हो सका'
export const pickDate = 'कृपया तारीख चुनें'
export const expiryFailed = 'समाप्ति की तारीख अपडेट करने में त्रुटि हुई'
export const types = { PUC: 'PUC', INSURANCE: 'बीमा', FITNESS: 'फिटनेस', TAX: 'कर', PERMIT: 'परमिट' } as const
/** The title of the dialog with the cases of one type of expiry. */
export const expiriesTitle = (expiryType: string) => `इस महीने समाप्त होने वाले: ${expiryType}`
/** Follows the number on a card. */
export const unit = (_count: number) => 'केस'

/* The dialog with the cases of a card. */
export const soonestShown = (shown: number, total: number, days: string) =>
  `${showCount(total)} केसों में से सबसे पहले समाप्त होने वाले ${shown}, ${days}`
export const verifiedCases = 'इस महीने समाप्त होने वाले सत्यापित केस'
export const empty = 'इन दिनों के बीच इस प्रकार का कोई केस समाप्त नहीं होता।'
export const exportTitle = (expiryType: string) => `${expiryType} समाप्ति`
export const expiryDate = 'समाप्ति की तारीख'
export const ownerName = 'मालिक का नाम'
/** The value of a field that a case does not have. */
export const noValue = 'उपलब्ध नहीं'
export const newExpiryDate = (caseNo: string) => `${caseNo} की नई समाप्ति की तारीख`
/** Precedes the current expiry date, below the field for a new date. */
export const currentDate = <Piece>(day: Piece) => ['मौजूदा: ', day]
export const editExpiryDate = (caseNo: string) => `${caseNo} की समाप्ति की तारीख संपादित करें`

/* The remaining validity, beside an expiry date. */
export const expired = 'समाप्त'
export const expiresToday = 'आज समाप्त'
export const expiresTomorrow = 'कल समाप्त'
export const expiresInDays = (days: number) => `${days} दिन में`
