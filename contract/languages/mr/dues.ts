import { showCount } from '../../count.ts'

export const title = 'थकबाकी'
export const description = 'प्रत्येक डीलरचे आजचे देणे, आकारणीपासूनच्या दिवसांनुसार. ते स्टेटमेंटशी जुळते.'
export const fetchFailed = 'थकबाकी मिळवता आली नाही'
export const byDealer = 'डीलरनुसार'
export const ofMonth = 'महिन्याची बिले'
export const owedInAll = 'एकूण देणे'
export const debtors = (count: number) => `${showCount(count)} डीलरकडून`
export const emptyDetail = 'पडताळलेले डीलर येथे दिसतात, देणे नसलेलेही.'
export const owes = 'देणे'
export const days0to30 = '0-30 दि'
export const days31to60 = '31-60 दि'
export const days61to90 = '61-90 दि'
export const daysOver90 = '90+ दि'
export const billState = 'बिल'
export const creditUsed = 'वापरलेले क्रेडिट'
export const used = 'वापरले'
export const usedOf = (used: string, limit: string) => `${limit} पैकी ${used}`
export const noCredit = 'क्रेडिट नाही'
export const lastPaid = 'शेवटचे पेमेंट'
export const changeLimit = 'मर्यादा बदला'
export const changeLimitOf = (firmName: string) => `${firmName} यांची मर्यादा बदला`
export const whatsApp = 'WhatsApp'
export const whatsAppTo = (firmName: string) => `${firmName} यांना WhatsApp वर आठवण करा`
export const reminder = (name: string, firmName: string, owed: string, day: string, officeName: string, link: string) =>
  `नमस्कार ${name}, ${day} रोजी ${firmName} यांचे ${officeName} ला ${owed} देणे आहे. कृपया “माझ्या केसेस” किंवा “माझी बिले” मध्ये भरा: ${link}`

export const month = 'महिना'
export const year = 'वर्ष'
export const billsOf = (monthName: string) => `${monthName} ची बिले`
export const billed = 'बिलाची रक्कम'
export const toBePaid = 'भरायचे'
export const underVerification = 'पडताळणीत'
export const settled = 'भरले'
export const noBills =
  'या महिन्याचे बिल तयार झाले नाही. ज्या महिन्यात डीलरने केससाठी क्रेडिटने पेमेंट केले, त्या महिन्याच्या शेवटी बिल येते.'
