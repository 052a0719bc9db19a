import { showCount } from '../../count.ts'
import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const title = 'आकडेवारीत कार्यालय'
export const reports = 'अहवाल'
export const reportsDescription = 'पैसे, केसेस, मुदत समाप्ती आणि लागणारा वेळ, आलेख आणि तक्त्यांत.'
export const fetchFailed = 'आकडेवारी मिळवता आली नाही'
export const moneyTitle = 'पैसे'
export const moneyDescription = 'रोख आणि UPI पेमेंट्स, पडताळणीच्या दिवसानुसार'
export const casesTitle = 'केसेस'
export const casesDescription = 'सर्व केसेस, स्थितीनुसार'
export const expiriesTitle = 'आठवड्यानुसार मुदत समाप्ती'
export const expiriesDescription = 'लवकरच मुदत संपणारे'
export const turnaroundTitle = 'लागणारा वेळ'
export const turnaroundDescription = 'केस तयार झाल्यापासून सोपवेपर्यंतचे दिवस'

export const nothingToDraw = 'अजून दाखवण्यासारखे काही नाही'
export const showAsChart = 'आलेख दाखवा'
export const showAsTable = 'तक्ता दाखवा'
export const chartAsTable = (title: string) => `${title}, तक्ता`
export const day = 'दिवस'
export const weekFrom = 'आठवडा, सुरुवात'
export const received = 'मिळाले'
export const medianDays = 'मध्यक दिवस'
export const shortDays = (days: string) => `${days} दि`

export const receivedInDays = (count: number) => plural(count, `${count} दिवसात मिळाले`, `${count} दिवसांत मिळाले`)
export const underVerification = 'पडताळणीत'
export const unpaidWithClients = 'डीलरकडे बाकी'
export const creditInUse = 'वापरातील क्रेडिट'
export const billsToBePaid = 'न भरलेली बिले'
export const overdue = 'थकीत'
export const payments = (count: number) => `${showCount(count)} ${plural(count, 'पेमेंट', 'पेमेंट्स')}`
export const bills = (count: number) => `${showCount(count)} ${plural(count, 'बिल', 'बिले')}`

export const ledgerAudited = <Piece>(auditedAt: Piece) => ['खातेवहीची तपासणी ', auditedAt, ' रोजी झाली: हिशेब जुळतो.']
export const ledgerBroken = 'खातेवहीचा हिशेब जुळत नाही'
export const lawsBroken = <Piece>(auditedAt: Piece) => [auditedAt, ' च्या तपासणीत हे नियम मोडलेले आढळले:']
export const ledgerAdvice = 'पोर्टल चालवणाऱ्यांना कळवा: npm run audit-ledger त्या नोंदी दाखवते.'

export const rtoTitle = 'आरटीओमध्ये लागणारा वेळ'
export const rtoDescription = (days: number) =>
  plural(
    days,
    `सादर केल्यापासून मंजुरीपर्यंतचे दिवस, गेल्या ${days} दिवसात मंजूर झालेल्या फायली`,
    `सादर केल्यापासून मंजुरीपर्यंतचे दिवस, गेल्या ${days} दिवसांत मंजूर झालेल्या फायली`,
  )
export const rtoFailed = 'आरटीओमध्ये लागणारा वेळ लोड करता आला नाही'
export const rtoEmpty =
  'अजून कोणतीही फाईल मंजूर झालेली नाही. “आरटीओमध्ये” या पानावर फायली “मंजूर” टप्प्यावर न्या, म्हणजे हा तक्ता आपोआप भरेल.'
export const rto = 'आरटीओ'
export const service = 'सेवा'
export const files = 'फायली'
export const nineOfTen = '10 पैकी 9 इतक्या दिवसांत'
export const withinDays = (days: number) => `${days} दिवस`
