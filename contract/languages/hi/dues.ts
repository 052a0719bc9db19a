import { showCount } from '../../count.ts'
import { pluralOf } from '../language.ts'

const plural = pluralOf('hi')

/* The page of what dealers owe (contract-trade section 10). */
export const title = 'बकाया'
export const description = 'आज हर डीलर पर कितना बकाया है, शुल्क लगने के दिन से। यह स्टेटमेंट के बराबर है।'
export const fetchFailed = 'बकाया लोड नहीं हो सका'
export const byDealer = 'डीलर के अनुसार'
export const ofMonth = 'किसी महीने के बिल'
export const owedInAll = 'कुल बकाया'
export const debtors = (count: number) => `${showCount(count)} ${plural(count, 'डीलर', 'डीलरों')} पर`
export const emptyDetail = 'सत्यापित डीलर यहाँ दिखते हैं, वे भी जिन पर कुछ बकाया नहीं है।'
export const owes = 'बकाया राशि'
/* Columns by the age of the debt, in days. */
export const days0to30 = '0-30 दिन'
export const days31to60 = '31-60 दिन'
export const days61to90 = '61-90 दिन'
export const daysOver90 = '90+ दिन'
export const billState = 'बिल'
export const creditUsed = 'उपयोग किया क्रेडिट'
/** The short header beside the column of the limit. */
export const used = 'उपयोग'
export const usedOf = (used: string, limit: string) => `${limit} में से ${used}`
export const noCredit = 'क्रेडिट नहीं'
export const lastPaid = 'पिछला भुगतान'
export const changeLimit = 'सीमा बदलें'
export const changeLimitOf = (firmName: string) => `${firmName} की सीमा बदलें`
export const whatsApp = 'WhatsApp'
export const whatsAppTo = (firmName: string) => `${firmName} को WhatsApp पर याद दिलाएँ`
/** The text of the WhatsApp message. */
export const reminder = (name: string, firmName: string, owed: string, day: string, officeName: string, link: string) =>
  `नमस्ते ${name}, ${day} को ${firmName} पर ${officeName} के ${owed} बकाया हैं। कृपया "मेरे केस" या "मेरे बिल" में भुगतान करें: ${link}`

/* The bills of one month. */
export const month = 'महीना'
export const year = 'वर्ष'
export const billsOf = (monthName: string) => `${monthName} के बिल`
export const billed = 'बिल की राशि'
export const toBePaid = 'भुगतान बाकी'
export const underVerification = 'सत्यापन में'
export const settled = 'भुगतान हुआ'
export const noBills =
  'इस महीने का कोई बिल जारी नहीं हुआ। जिस महीने में डीलर किसी केस का भुगतान क्रेडिट से करता है, उसके अंत में बिल बनता है।'
