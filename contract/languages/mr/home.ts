import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')
const cases = (count: number) => plural(count, `${count} केस`, `${count} केसेस`)

export const welcome = (name: string) => `पुन्हा स्वागत, ${name}!`
export const welcomeAdmin = (name: string) => `पुन्हा स्वागत ॲडमिन, ${name}!`

export const clientWelcome = (name: string) => `स्वागत, ${name}`
export const clientDescription = 'आज आपल्याला काय करायचे आहे?'
export const toPay = (total: string, count: number) => `देय ${total} · ${cases(count)}`
export const toPayBy = 'रोख, UPI किंवा क्रेडिटने.'
export const payAll = 'सर्व भरा'
export const choose = 'निवडा'
export const chooseCases = 'पैसे भरायच्या केसेस निवडा'
export const nothingUnpaid = 'कोणतेही पेमेंट बाकी नाही'
export const allSet = 'सर्व काही पूर्ण आहे.'
export const paymentsChecked = (count: number) =>
  `कार्यालय ${plural(count, `${count} केसचे`, `${count} केसेसचे`)} पेमेंट तपासत आहे.`
export const introTitle = 'आपल्या वाहनांची कागदपत्रे, एकाच ठिकाणी'
export const introText = 'आपल्या केसेसची प्रगती पाहा, पैसे भरा आणि प्रत्येक बिल शोधा.'
export const myFiles = 'माझ्या फायली'
export const allFiles = (count: number) => plural(count, 'आपली केस', `सर्व ${count} केसेस`)
export const filePaymentRejected = 'पेमेंट नाकारले, पुन्हा करायचे आहे'
export const fileChecked = 'आम्ही आपले पेमेंट तपासत आहोत'
export const filePaid = 'पैसे भरले'
export const fileToPay = (amount: string) => `${amount} भरायचे आहेत`
export const profile = 'प्रोफाइल'
export const goToYourCases = 'आपल्या केसेसवर जा'
