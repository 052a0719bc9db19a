import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const progress = 'प्रगती'
export const created = 'तयार केली'
export const ready = 'सज्ज'
export const assigned = 'सोपवली'
export const paid = 'पैसे भरले'

export const nextStep = 'पुढील पायरी'
export const today = 'आजपासून'
export const waitedDays = (days: number) => plural(days, `${days} दिवसापासून`, `${days} दिवसांपासून`)
export const toVerify = (waited: string) => `${waited} पडताळणीच्या प्रतीक्षेत`
export const lacksAppointment = 'पडताळणीआधी अपॉइंटमेंटची तारीख आवश्यक आहे'
export const lacksAppointmentOrApplication = 'पडताळणीआधी अपॉइंटमेंटची तारीख किंवा अर्ज क्रमांक आवश्यक आहे'
export const toAssign = (waited: string) => `${waited} सोपवण्यासाठी सज्ज`
export const officeAssigns = (waited: string) => `${waited} कार्यालयाने सोपवण्याच्या प्रतीक्षेत`
export const dealerPays = (dealer: string, waited: string) => `${dealer} यांना सोपवली, ${waited} पेमेंटच्या प्रतीक्षेत`
export const paymentToCheck = (amount: string) => `${amount} चे पेमेंट आपल्या तपासणीच्या प्रतीक्षेत आहे`
export const paymentChecked = (amount: string) => `कार्यालय ${amount} चे पेमेंट तपासत आहे`
export const paymentRejected = (amount: string, reason: string, dealer: string) =>
  `${amount} चे पेमेंट नाकारले${reason}. ${dealer} यांच्याकडून पुन्हा पेमेंटची प्रतीक्षा`
export const paidOn = (day: string, mode: string) => `${day} चे ${mode} द्वारे पेमेंट, पडताळलेले`
export const becauseOf = (reason: string) => `: ${reason}`
export const caseRejected = (reason: string) => `नाकारली: ${reason}`
export const youPay = (amount: string) => `आपल्या ${amount} च्या पेमेंटची प्रतीक्षा`
export const yourPaymentChecked = (amount: string) => `आम्ही आपले ${amount} चे पेमेंट तपासत आहोत`
export const yourPaymentRejected = (amount: string, reason: string) =>
  `आपले ${amount} चे पेमेंट नाकारले${reason}. कृपया पुन्हा भरा`
export const openPayments = 'पेमेंट्स उघडा'
export const openMyCases = '“माझ्या केसेस” मध्ये भरा'
