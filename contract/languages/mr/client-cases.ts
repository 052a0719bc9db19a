export const selectCase = (caseNo: string) => `${caseNo} निवडा`
export const detailsOfCase = (caseNo: string) => `${caseNo} चा तपशील`
export const atRto = (rto: string) => `${rto} येथे`
export const missingPapers = (first: string, more: number) =>
  more === 0 ? `${first} मिळाले नाही` : `${first} आणि आणखी ${more} मिळाले नाहीत`
export const waitsForYou = 'आपल्या प्रतीक्षेत'
export const addPhotoTo = (caseNo: string) => `${caseNo} मध्ये फोटो जोडा`
export const weAreChecking = (amount: string) => `आम्ही ${amount} तपासत आहोत, सहसा उद्यापर्यंत पूर्ण होते`
export const checkingExplained =
  'कार्यालय आपला पुरावा त्याच्या खात्याशी ताडून पाहते. मग केसेस “पडताळलेले” मध्ये जातात; काही चूक असल्यास कारण “बाकी” खाली दिसते.'
export const casesOfTab = (tab: string) => `${tab}: केसेस`
export const notPayable = (caseNo: string) => `${caseNo} साठी सध्या पेमेंटची गरज नाही`
export const yourPaymentRejected = (amount: string) => `आपले ${amount} चे पेमेंट नाकारले गेले`
export const payAgainFor = (amount: string) => `पुन्हा भरा: ${amount}`
export const payAgain = 'पुन्हा भरा'
export const noReasonGiven = 'कार्यालयाने कारण दिलेले नाही.'
export const rejectedPayments = 'नाकारलेली पेमेंट्स'
export const chooseAtMost = (most: number) => `जास्तीत जास्त ${most} केसेस निवडा`
export const casesSelected = <Piece>(count: Piece) => ['निवड: ', count]
export const isOverdueFor = (month: string, amount: string, days: number) =>
  `${month} चे ${amount} चे बिल ${days} दिवस थकीत आहे`
export const isDueIn = (month: string, amount: string, days: number) =>
  `${month} चे ${amount} चे बिल ${days === 0 ? 'आज' : days === 1 ? 'उद्या' : `${days} दिवसांत`} देय आहे`
export const payBillOf = (month: string) => `पैसे भरा: ${month} चे बिल`
export const waitingBills = 'भरायची बिले'
