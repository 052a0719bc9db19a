import { showCount } from '../count.ts'

export const title = 'Summary of the Cases'
export const fetchFailed = 'Failed to fetch summary data'
export const pickDate = 'Please select a date'
export const expiryFailed = 'Error occurred while updating expiry date'
/** The types of expiry; in English the codes themselves (spec/2 point 3). */
export const types = { PUC: 'PUC', INSURANCE: 'INSURANCE', FITNESS: 'FITNESS', TAX: 'TAX', PERMIT: 'PERMIT' } as const
/** The title of the dialog with the cases of one type of expiry. */
export const expiriesTitle = (expiryType: string) => `${expiryType} EXPIRIES IN THIS MONTH`
/** Follows the number on a card. */
export const unit = (count: number) => (count === 1 ? 'case' : 'cases')

/* The dialog with the cases of a card. */
export const soonestShown = (shown: number, total: number, days: string) =>
  `The soonest ${shown} of ${showCount(total)} cases, ${days}`
export const verifiedCases = 'Verified cases that expire this month'
export const empty = 'No case of this kind expires between these days.'
export const exportTitle = (expiryType: string) => `${expiryType} expiries`
export const expiryDate = 'Expiry date'
export const ownerName = 'Owner Name'
/** The value of a field that a case does not have. */
export const noValue = 'N/A'
export const newExpiryDate = (caseNo: string) => `New expiry date of ${caseNo}`
/** Precedes the current expiry date, below the field for a new date. */
export const currentDate = <Piece>(day: Piece) => ['Current: ', day]
export const editExpiryDate = (caseNo: string) => `Edit expiry date of ${caseNo}`

/* The remaining validity, beside an expiry date. */
export const expired = 'Expired'
export const expiresToday = 'Expires today'
export const expiresTomorrow = 'Expires tomorrow'
export const expiresInDays = (days: number) => `In ${days} days`
