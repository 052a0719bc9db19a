import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const fetched = 'सर्व बिले मिळाली'
export const fetchedOne = 'बिल मिळाले'
export const reportTitle = 'मासिक बिल'
export const empty = 'या वापरकर्त्याचे कोणत्याही महिन्याचे बिल सापडले नाही'
export const notFound = 'बिलाची माहिती सापडली नाही'
export const generated = 'हे बिल आपल्या पेमेंटच्या प्रतीक्षेत आहे'
export const paid = 'पेमेंटची पडताळणी सुरू आहे'
export const success = 'पेमेंट आधीच झाले आहे आणि पडताळले आहे'
export const nothingToPay = 'या बिलासाठी काहीही भरायचे नाही'
export const failed = 'आपले मागील पेमेंट अयशस्वी झाले. आपण पुन्हा प्रयत्न करू शकता'
export const waitsForClient = 'हे बिल डीलरच्या पेमेंटच्या प्रतीक्षेत आहे'
export const failedOfClient = 'डीलरचे मागील पेमेंट अयशस्वी झाले. बिल अजून भरायचे आहे'
export const notPayable = 'हे बिल आधीच भरले आहे किंवा त्याच्या पेमेंटची पडताळणी सुरू आहे'
export const amountDiffers = 'बिल पूर्ण भरावे लागते: रक्कम बिलाच्या एकूण रकमेएवढी नाही'
export const badMonth = '1 ते 12 मधील महिना निवडा'
export const badYear = '2000 ते 2100 मधील वर्ष निवडा'
export const waivePenalty = 'दंड माफ करा'
export const penaltyWaived = 'दंड माफ केला'
export const noPenalty = 'या बिलावर दंड नाही'
export const alreadyWaived = 'या बिलाचा दंड आधीच माफ केला आहे'
export const notWaivable = 'बिल भरलेले नसताना आणि त्याच्या पेमेंटची पडताळणी सुरू नसतानाच दंड माफ करता येतो'
export const cases = 'केसेस'
export const casesOfBill = 'या बिलातील केसेस'
export const caseColumn = 'केस'
export const governmentReceipt = 'शासकीय पावती'
export const serviceCharges = 'सेवा शुल्क'
export const receiptOf = <Piece>(amount: Piece) => ['पावती ', amount, ',']
export const serviceOf = <Piece>(amount: Piece) => ['सेवा ', amount]
export const receiptsPassedOn = 'शासकीय पावत्या, मूळ रकमेत'
export const penaltyForLatePayment = 'उशिरा भरल्याचा दंड'
export const total = 'एकूण'
export const failedReason = (reason: string) => `कारण: ${reason}`
export const wasDueOn = (dueDate: string) => `ते ${dueDate} रोजी देय होते.`
export const isDue = (daysLeft: number, dueDate: string) =>
  `ते ${daysLeft === 0 ? 'आज' : daysLeft === 1 ? 'उद्या' : `${daysLeft} दिवसांत`}, ${dueDate} रोजी देय आहे.`
export const pay = 'पैसे भरा'
export const penaltyFollows = (amount: string) => `त्यानंतर ${amount} दंड जोडला जातो.`
export const penaltyIsInTotal = (amount: string) => `एकूण रकमेत ${amount} दंड आहे.`
export const penaltyWasWaived = (amount: string) => `${amount} चा दंड माफ केला आहे.`
export const adjustments = 'समायोजने'
export const partOf = (whole: string) => `${whole} चा भाग`
export const payments = 'पेमेंट्स'
export const noPaymentYet = 'या बिलासाठी अजून पेमेंट नाही.'
export const paymentsForBill = 'या बिलाची पेमेंट्स'
export const creditPaymentCount = (count: number) =>
  plural(count, `या बिलात क्रेडिटने ${count} पेमेंट`, `या बिलात क्रेडिटने ${count} पेमेंट्स`)
export const creditPayments = 'या बिलातील क्रेडिट पेमेंट्स'
export const dueOn = (dueDate: string) => `देय ${dueDate}`
export const monthCount = (count: number) => `, ${plural(count, `${count} महिना`, `${count} महिने`)}`
export const billNo = 'बिल क्र.'
export const billDate = 'बिलाची तारीख'
export const dueDate = 'देय तारीख'
export const chargesOnCredit = 'क्रेडिटवरील शुल्क'
export const penalty = 'दंड'
export const chooseMonthAbove = 'वरीलपैकी एक महिना निवडा.'
export const fileName = (month: string, firmName: string) => `बिल ${month} ${firmName}`
export const waive = 'माफ करा'
export const waiveExplained = (penaltyAmount: string, month: string) =>
  `${month} च्या बिलातून ${penaltyAmount} चा दंड काढला जातो. डीलरला ईमेलने कळवले जाते.`
export const issuedBy = 'बिल देणारे'
export const howToPay = 'पैसे कसे भरायचे'
export const payByUpi = (payee: string, upi: string, billNo: string) =>
  `UPI ने ${payee}, ${upi} यांना. बिल ${billNo} चा उल्लेख करा.`
export const askHowToPay = 'पैसे कसे भरायचे ते कार्यालयाला विचारा: अजून UPI ID दिलेला नाही.'
export const title = 'बिले'
export const description = 'आपण क्रेडिटने भरलेल्या रकमेचे बिल प्रत्येक महिन्याच्या शेवटी येते आणि पुढील महिन्याच्या 15 तारखेला देय असते.'
export const emptyForClient = 'ज्या महिन्यात आपण केससाठी क्रेडिटने पेमेंट केले, त्या महिन्याच्या शेवटी बिल येते.'
