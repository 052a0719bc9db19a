import { showCount } from '../../count.ts'

/* Money on the superadmin's home, and the page of charts. */
export const title = 'आँकड़ों में कार्यालय'
export const reports = 'रिपोर्ट'
export const reportsDescription = 'राशि, केस, समाप्ति और लगने वाला समय, चार्ट और तालिकाओं में।'
export const fetchFailed = 'आँकड़े लोड नहीं हो सके'
export const moneyTitle = 'राशि'
export const moneyDescription = 'नकद और UPI भुगतान, सत्यापन के दिन के अनुसार'
export const casesTitle = 'केस'
export const casesDescription = 'सभी केस, स्थिति के अनुसार'
export const expiriesTitle = 'सप्ताह के अनुसार समाप्ति'
export const expiriesDescription = 'जल्द समाप्त होने वाले'
export const turnaroundTitle = 'लगने वाला समय'
export const turnaroundDescription = 'केस बनाने से सौंपने तक के दिन'

/* A chart and its table. */
/** Instead of a chart without values, as in a new office. */
export const nothingToDraw = 'अभी दिखाने के लिए कुछ नहीं है'
export const showAsChart = 'चार्ट में दिखाएँ'
export const showAsTable = 'तालिका में दिखाएँ'
export const chartAsTable = (title: string) => `${title}, तालिका में`
export const day = 'दिन'
export const weekFrom = 'सप्ताह की शुरुआत'
export const received = 'प्राप्त'
export const medianDays = 'माध्यिका दिन'
/** A number of days on an axis or in a table. */
export const shortDays = (days: string) => `${days} दिन`

/* The sums beside the chart of payments. */
export const receivedInDays = (count: number) => `प्राप्त, ${count} दिन`
export const underVerification = 'सत्यापन में'
export const unpaidWithClients = 'डीलर पर भुगतान बाकी'
export const creditInUse = 'उपयोग में क्रेडिट'
export const billsToBePaid = 'बिना भुगतान के बिल'
export const overdue = 'अतिदेय'
export const payments = (count: number) => `${showCount(count)} भुगतान`
export const bills = (count: number) => `${showCount(count)} बिल`

/* The audit of the ledger. */
export const ledgerAudited = <Piece>(auditedAt: Piece) => ['बहीखाते का ऑडिट ', auditedAt, ' को हुआ: हिसाब सही है।']
export const ledgerBroken = 'बहीखाते का हिसाब नहीं मिलता'
export const lawsBroken = <Piece>(auditedAt: Piece) => [auditedAt, ' के ऑडिट में ये नियम टूटे मिले:']
export const ledgerAdvice = 'पोर्टल चलाने वाले को बताएँ: npm run audit-ledger पंक्तियों के नाम बताता है।'

/* How long each RTO takes. */
export const rtoTitle = 'आरटीओ में लगने वाला समय'
export const rtoDescription = (days: number) => `जमा से स्वीकृति तक के दिन, पिछले ${days} दिनों में स्वीकृत फ़ाइलें`
export const rtoFailed = 'आरटीओ में लगने वाला समय लोड नहीं हो सका'
export const rtoEmpty = 'अभी कोई फ़ाइल स्वीकृत नहीं हुई। "आरटीओ में" पेज पर फ़ाइलों को "स्वीकृत" में ले जाएँ, तब यह तालिका अपने-आप भरेगी।'
export const rto = 'आरटीओ'
export const service = 'सेवा'
export const files = 'फ़ाइलें'
export const nineOfTen = '10 में से 9 इतने में'
export const withinDays = (days: number) => `${days} दिन`
