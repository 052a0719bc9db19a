import { showCount } from '../../count.ts'
import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const title = 'केसेसचा सारांश'
export const fetchFailed = 'सारांश मिळवता आला नाही'
export const pickDate = 'कृपया तारीख निवडा'
export const expiryFailed = 'मुदत संपण्याची तारीख अपडेट करताना त्रुटी आली'
export const types = { PUC: 'PUC', INSURANCE: 'विमा', FITNESS: 'फिटनेस', TAX: 'कर', PERMIT: 'परवाना' } as const
export const expiriesTitle = (expiryType: string) => `या महिन्यात मुदत संपणाऱ्या केसेस: ${expiryType}`
export const unit = (count: number) => plural(count, 'केस', 'केसेस')

export const soonestShown = (shown: number, total: number, days: string) =>
  `${showCount(total)} पैकी सर्वांत लवकर मुदत संपणाऱ्या ${shown} केसेस, ${days}`
export const verifiedCases = 'या महिन्यात मुदत संपणाऱ्या पडताळलेल्या केसेस'
export const empty = 'या तारखांमध्ये अशी मुदत संपणारी केस नाही.'
export const exportTitle = (expiryType: string) => `${expiryType} मुदत समाप्ती`
export const expiryDate = 'मुदत समाप्तीची तारीख'
export const ownerName = 'मालकाचे नाव'
export const noValue = 'उपलब्ध नाही'
export const newExpiryDate = (caseNo: string) => `${caseNo} ची मुदत समाप्तीची नवीन तारीख`
export const currentDate = <Piece>(day: Piece) => ['सध्याची: ', day]
export const editExpiryDate = (caseNo: string) => `${caseNo} ची मुदत समाप्तीची तारीख संपादित करा`

export const expired = 'मुदत संपली'
export const expiresToday = 'आज मुदत संपते'
export const expiresTomorrow = 'उद्या मुदत संपते'
export const expiresInDays = (days: number) => plural(days, `${days} दिवसात`, `${days} दिवसांत`)
