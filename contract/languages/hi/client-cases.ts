/* A client's own cases (spec/2 screen 15). An area of its own: its texts with values are part of a first load. */
export const selectCase = (caseNo: string) => `${caseNo} चुनें`
export const detailsOfCase = (caseNo: string) => `${caseNo} का विवरण`
/* Where the file of a case is, in its row. */
export const atRto = (rto: string) => `${rto} में`
export const missingPapers = (first: string, more: number) =>
  more === 0 ? `${first} नहीं मिला` : `${first} और ${more} अन्य नहीं मिले`
export const waitsForYou = 'आपकी प्रतीक्षा में'
/** For screen readers, after what is missing. */
export const addPhotoTo = (caseNo: string) => `${caseNo} में फ़ोटो जोड़ें`
export const weAreChecking = (amount: string) => `हम ${amount} की जाँच कर रहे हैं, आम तौर पर कल तक हो जाती है`
export const checkingExplained =
  'कार्यालय आपके प्रमाण को अपने खाते से मिलाता है। फिर केस "सत्यापित" में चले जाते हैं; कुछ गलत हो तो कारण "भुगतान बाकी" में दिखता है।'
export const casesOfTab = (tab: string) => `${tab} केस`
export const notPayable = (caseNo: string) => `${caseNo} के लिए अभी कोई भुगतान नहीं करना है`
export const yourPaymentRejected = (amount: string) => `आपका ${amount} का भुगतान अस्वीकार हुआ`
export const payAgainFor = (amount: string) => `फिर से भुगतान करें: ${amount}`
export const payAgain = 'फिर से भुगतान करें'
export const noReasonGiven = 'कार्यालय ने कोई कारण नहीं बताया।'
/* Payments that the office has rejected; their cases can be paid again. */
export const rejectedPayments = 'अस्वीकृत भुगतान'
export const chooseAtMost = (most: number) => `अधिकतम ${most} केस चुनें`
export const casesSelected = <Piece>(count: Piece) => [count, ' चयनित']
/* A bill that waits, on the pages of its client. `month` is a month's name. */
export const isOverdueFor = (month: string, amount: string, days: number) =>
  `${month} का ${amount} का बिल ${days} दिन से अतिदेय है`
export const isDueIn = (month: string, amount: string, days: number) =>
  `${month} का ${amount} का बिल ${days === 0 ? 'आज' : days === 1 ? 'कल' : `${days} दिन में`} देय है`
export const payBillOf = (month: string) => `${month} के बिल का भुगतान करें`
export const waitingBills = 'भुगतान के लिए बिल'
