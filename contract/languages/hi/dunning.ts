/* Reminders of overdue bills. */
export const title = 'रिमाइंडर'
export const heading = 'अतिदेय बिलों के रिमाइंडर'
export const description =
  'इनमें से जिस दिन भी बिल का भुगतान बाकी हो, उस दिन 09:00 बजे से डीलर को PDF स्टेटमेंट के साथ मेल जाता है। जो भुगतान सत्यापन में है, वह हुआ माना जाता है।'
export const days = 'देय तारीख के कितने दिन बाद'
export const daysHint = '1 से 180 तक अधिकतम 6 संख्याएँ, जैसे 3, 7, 14। खाली: कोई रिमाइंडर नहीं।'
export const badDays = '1 से 180 तक अधिकतम 6 अलग-अलग पूर्ण संख्याएँ दें'
export const fetchFailed = 'रिमाइंडर लोड नहीं हो सके'
export const saveFailed = 'रिमाइंडर सहेजे नहीं गए'
export const saved = 'रिमाइंडर सहेजे गए'
export const chooseWhether = 'चुनें कि रिमाइंडर रोके जाएँ या नहीं'
export const pauseChanged = 'रिमाइंडर बदले गए'
export const pauseFailed = 'रिमाइंडर बदले नहीं गए'
export const ofClient = 'अतिदेय बिलों के मेल'
export const ofClientLabel = (firmName: string) => `${firmName} को अतिदेय बिलों के मेल भेजें`
export const paused = 'रोके गए'

/* The mail. */
export const subject = (month: string, days: number) => `${month} का आपका बिल ${days} दिन से अतिदेय है`
export const overdue = (billNo: string, month: string, dueDate: string, asOf: string, total: string) =>
  `${month} का आपका बिल ${billNo} ${dueDate} को देय था। ${asOf} तक उसका भुगतान नहीं हुआ है। देय राशि ${total} है।`
export const statementAttached = (fromDate: string, toDate: string) =>
  `${fromDate} से ${toDate} तक का आपका स्टेटमेंट साथ में है।`
export const seeStatement = 'आपका स्टेटमेंट मेल के लिए बहुत लंबा है। वह पोर्टल में "मेरे लेन-देन" में मिलेगा।'
export const ignoreIfPaid = 'यदि आपने इस बीच भुगतान कर दिया है, तो इस मेल पर ध्यान न दें।'
export const fileName = (day: string) => `स्टेटमेंट ${day}`

/* WhatsApp. */
export const whatsAppBill = (
  name: string,
  billNo: string,
  month: string,
  total: string,
  dueDate: string,
  officeName: string,
  link: string,
) =>
  `नमस्ते ${name}, ${officeName} का ${month} का ${total} का बिल ${billNo} ${dueDate} को देय था। कृपया "मेरे बिल" में भुगतान करें: ${link}`
