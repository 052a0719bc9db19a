import { pluralOf } from '../language.ts'

const plural = pluralOf('hi')

/* Statements of the bank and the payments that they prove (contract-trade section 9). */
export const title = 'बैंक'
export const description =
  'UPI के जिन भुगतानों का UTR और राशि बैंक के स्टेटमेंट में हैं, वे एक साथ सत्यापित होते हैं; स्टेटमेंट की पंक्ति उनका प्रमाण रहती है।'
export const mappingRequired = 'बताएँ कि तारीख, UTR और राशि किन कॉलम में हैं'
export const columnRequired = 'कॉलम चुनें'
export const columnMissing = (name: string) => `फ़ाइल में "${name}" कॉलम नहीं है`
export const paidColumn = (name: string) => `"${name}" में दी गई राशि है। प्राप्त राशि का कॉलम चुनें।`
export const whichDirection = 'कुछ राशियों में नहीं लिखा कि वे प्राप्त हुईं या दी गईं। बताएँ, या वह कॉलम चुनें जो बताता है।'
export const exampleReceived = (line: string) => `${line}: प्राप्त`
export const examplePaid = (line: string) => `${line}: भुगतान`
export const noLines = 'कम से कम एक पंक्ति चुनें'
export const nothingReceived = 'इस फ़ाइल की किसी पंक्ति में तारीख और प्राप्त राशि नहीं है। कॉलम जाँचें।'

/* Why a line is not verified. */
export const lineNotFound = 'यह पंक्ति अब नहीं है। स्टेटमेंट फिर से इंपोर्ट करें।'
export const lineUsed = 'इस पंक्ति से एक भुगतान पहले ही सत्यापित हो चुका है'
export const noPaymentWaits = 'इस पंक्ति के UTR वाला कोई भुगतान सत्यापन की प्रतीक्षा में नहीं है'
export const utrUsedTwice = 'इस पंक्ति का UTR एक से अधिक भुगतानों पर है, या उससे एक भुगतान पहले ही सत्यापित हो चुका है'
export const amountDiffers = 'भुगतान की राशि पंक्ति की राशि से अलग है'

/* The tab of the accounts. */
export const chooseStatement = 'स्टेटमेंट चुनें'
export const chooseAnother = 'दूसरा स्टेटमेंट चुनें'
export const chooseFailed = 'स्टेटमेंट पढ़ा नहीं जा सका'
export const emptyDetail = 'XLSX, CSV, TXT या XLS, जैसा बैंक देता है, अधिकतम 10 MB। आपके कहने से पहले कुछ भी सत्यापित नहीं होता।'
export const columnsOf = (fileName: string) => `${fileName} के कॉलम`
export const columnsHint = 'नाम से चुने गए, या जैसे आपने इस बैंक के लिए पिछली बार चुने थे।'
export const dateColumn = 'तारीख'
export const utrColumn = 'UTR, या वह विवरण जिसमें UTR है'
export const amountColumn = 'प्राप्त राशि'
export const directionColumn = 'जमा या नामे'
export const directionHint = 'केवल तब, जब दोनों की राशियाँ एक ही कॉलम में हों।'
export const debitColumn = 'दी गई राशि'
export const balanceColumn = 'शेष'
export const balanceHint = 'इससे साबित होता है कि कौन सी राशि प्राप्त हुई।'
export const noColumn = 'कोई नहीं'
export const firstLines = 'पहली पंक्तियाँ'
export const compare = 'भुगतानों से मिलाएँ'
export const compareFailed = 'स्टेटमेंट मिलाया नहीं जा सका'
export const compared = (lines: string, withdrawals: number, unread: number) =>
  [
    `${lines} प्राप्त राशि की`,
    ...(withdrawals > 0 ? [`${withdrawals} निकासी की या बिना राशि की`] : []),
    ...(unread > 0 ? [`${unread} पढ़ने लायक नहीं`] : []),
  ].join(', ')
export const contradicted = (rows: string) =>
  `इन पंक्तियों की राशि शेष से मेल नहीं खाती, इसलिए इन्हें किसी भुगतान से नहीं मिलाया गया: ${rows}। यहाँ पंक्तियाँ छूटी हो सकती हैं।`
export const lineTotal = (count: number) => `${count} ${plural(count, 'पंक्ति', 'पंक्तियाँ')}`
export const matches = 'मेल खाने वाले भुगतान'
export const matchesDetail = 'स्टेटमेंट और भुगतान में UTR और राशि एक ही हैं।'
export const noMatch = 'सत्यापन की प्रतीक्षा वाले किसी भी भुगतान का UTR और राशि किसी पंक्ति से मेल नहीं खाते।'
export const nearMisses = 'मिलते-जुलते भुगतान'
export const nearDetail = 'किसी भुगतान जैसी पंक्तियाँ, पर पूरी तरह वही नहीं। प्रमाण देखकर इन पर भुगतान के पेज पर निर्णय लें।'
export const openPayments = 'जाँच के लिए भुगतान'
export const otherLines = 'बाकी पंक्तियाँ'
export const otherDetail = 'वह पैसा जिसका पोर्टल में कोई भुगतान नहीं है।'
export const inBank = 'स्टेटमेंट में'
export const inPortal = 'पोर्टल में'
export const why = 'वजह'
export const result = 'नतीजा'
export const bankDate = 'बैंक की तारीख'
export const narration = 'विवरण'
export const noUtr = 'UTR नहीं'
export const verifyPayments = (count: number) => `${count} भुगतान सत्यापित करें`
export const verifyFailed = 'भुगतान सत्यापित नहीं हो सके'
export const selectLine = (firmName: string, amount: string) => `${firmName}, ${amount} चुनें`
/** The line as evidence of a verified payment. */
export const byBankLine = (day: string) => `बैंक की ${day} की पंक्ति`
export const toBank = 'बैंक स्टेटमेंट से मिलाएँ'

export const whyAmountDiffers = 'राशि अलग है'
export const whyUtrNotFound = 'UTR नहीं मिला; कुछ ही दिनों के भीतर वही राशि'
export const whyUsedTwice = 'UTR का दो बार उपयोग हुआ'
export const whyAlreadyDecided = 'भुगतान पर पहले ही निर्णय हो चुका है'
export const whyLineUsed = 'पंक्ति का उपयोग इस भुगतान के लिए हो चुका है'
