import { showCount } from '../../count.ts'
import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const appointmentOrApplication = 'अपॉइंटमेंट तारीख किंवा अर्ज क्रमांक'

export const title = 'कामांची रांग'
export const description = 'प्रलंबित कामे, सर्वांत जास्त थांबलेले आधी.'
export const fetchFailed = 'कामांची रांग लोड करता आली नाही'
export const queues = 'रांगा'

export const kinds = {
  toVerify: 'पडताळणीसाठी',
  toAssign: 'सोपवण्यासाठी सज्ज',
  paymentsToCheck: 'तपासायची पेमेंट्स',
  dealersToAccept: 'स्वीकारायचे डीलर',
  overdueBills: 'थकीत बिले',
  lateFiles: 'उशीर झालेल्या फायली',
  expiringThisWeek: '7 दिवसांत मुदत समाप्ती',
  rejectedToFix: 'नाकारलेल्या, दुरुस्तीसाठी',
  papersToCheck: 'पाहायची कागदपत्रे',
}

export const empty = {
  toVerify: 'नोंदवलेल्या किंवा बदललेल्या केसेस पडताळणी होईपर्यंत येथे थांबतात.',
  toAssign: 'पडताळलेल्या केसेस डीलरला सोपवेपर्यंत येथे थांबतात.',
  paymentsToCheck: 'रोख किंवा UPI पेमेंट्स त्यांचा पुरावा तपासेपर्यंत येथे थांबतात.',
  dealersToAccept: 'साइन अप केलेले डीलर स्वीकारले जाईपर्यंत येथे थांबतात.',
  overdueBills: 'देय तारखेनंतरच्या दिवसापासून बिले भरली जाईपर्यंत येथे थांबतात.',
  lateFiles: 'टप्प्याच्या ठरलेल्या दिवसांपेक्षा जास्त दिवस त्याच टप्प्यावर असलेल्या फायली येथे दिसतात.',
  expiringThisWeek: '7 दिवसांत मुदत संपणारी कागदपत्रे येथे दिसतात.',
  rejectedToFix: 'नाकारलेल्या केसेस कारणासह येथे दिसतात.',
  papersToCheck: 'डीलरने पाठवलेली कागदपत्रे कार्यालयातील कोणीतरी पाहेपर्यंत येथे थांबतात.',
}
export const emptyTitle = (kind: string) => `${kind}: काहीही प्रलंबित नाही`

export const today = 'आज'
export const openQueue = 'कामांची रांग उघडा'
export const nothingWaits = 'काहीही प्रलंबित नाही.'
export const nothingIn = 'येथे काहीही प्रलंबित नाही:'
export const oldest = (days: number) => (days < 1 ? 'सर्वांत जुने आजचे' : `सर्वांत जुने ${days} दि`)
export const soonest = (days: number) =>
  days < 1 ? 'सर्वांत आधी आज' : plural(days, `सर्वांत आधी ${days} दिवसात`, `सर्वांत आधी ${days} दिवसांत`)
export const openOldest = (kind: string) => `${kind}: पहिले उघडा`

export const lacks = 'काय राहिले'
export const expires = 'मुदत समाप्ती'
export const inDays = (days: number) => (days < 1 ? 'आज' : plural(days, `${days} दिवसात`, `${days} दिवसांत`))
export const kindWithCount = (kind: string, count: number) => `${kind} (${showCount(count)})`
export const openCase = 'केस उघडा'
export const remind = 'आठवण करा'
export const openDealer = 'डीलर उघडा'
export const check = 'तपासा'
export const paper = 'कागदपत्र'
export const files = 'फायली'
export const owner = 'मालक'
export const noOwner = 'मालकाची नोंद नाही'
export const month = 'महिना'
export const dueDate = 'देय तारीख'
export const signedUp = 'साइन अपची तारीख'
export const previous = 'मागील'
export const next = 'पुढील'

export const keyMove = 'पुढील, मागील'
export const keyOpen = 'ते पाहा'
export const keyChoose = 'रांग निवडा'
export const keysInQueue = 'रांगेत: पुढील आणि मागील ओळ'
export const keyActInQueue = 'रांगेत: पडताळा, सोपवा, तपासा, नाकारा, उघडा'
