export const made = 'खात्यात समायोजन केले'
export const notZero = 'रक्कम 0 असू शकत नाही'
export const notBoth = 'समायोजन दुसरे समायोजन उलटवते किंवा पेमेंट परत घेते, दोन्ही नाही'
export const notVerified = 'फक्त पडताळलेल्या डीलरचे खाते असते'
export const caseNotFound = 'या डीलरची अशी केस नाही'
export const notFound = 'या डीलरचे असे समायोजन नाही'
export const paymentNotFound = 'या डीलरचे असे पेमेंट नाही'
export const notOpposite = 'उलट नोंदीची रक्कम मूळ नोंदीच्या विरुद्ध असावी'
export const otherCase = 'उलट नोंद मूळ नोंदीच्याच केसची असावी'
export const reversedAlready = 'हे समायोजन आधीच उलटवले आहे'
export const reversalStays = 'उलट नोंद पुन्हा उलटवता येत नाही: नवीन समायोजन करा'
export const notAmountOfPayment = 'पेमेंट पूर्णपणे परत घेतले जाते: रक्कम पेमेंटएवढीच असावी'
export const onlyVerified = 'फक्त रोख किंवा UPI ने केलेले, पडताळलेले पेमेंट परत घेता येते'
export const takenBackAlready = 'हे पेमेंट आधीच परत घेतले आहे'

export const title = 'समायोजने'
export const adjust = 'खाते समायोजित करा'
export const explained = (firmName: string) => `${firmName} यांना कारण त्यांच्या स्टेटमेंटवर आणि पुढील बिलावर दिसते.`
export const inFavourOf = 'कोणाच्या बाजूने'
export const ofOffice = 'कार्यालय: डीलरचे देणे वाढते'
export const ofClient = 'डीलर: त्यांचे देणे कमी होते'
export const frequentReasons = 'नेहमीची कारणे'
export const discount = 'सवलत'
export const waiver = 'माफी'
export const correction = 'दुरुस्ती'
export const refund = 'परतावा'
export const caseLabel = 'केस'
export const caseHint = 'या डीलरच्या गेल्या वर्षातील एखाद्या केसबद्दल असल्यास.'
export const none = 'अजून समायोजन नाही.'
export const owesMore = <Piece>(amount: Piece) => [amount, ' जास्त']
export const owesLess = <Piece>(amount: Piece) => [amount, ' कमी']
export const onBill = (month: string) => `${month} चे बिल`
export const onNextBill = 'पुढील बिलावर'
export const restOnNextBill = 'उरलेले पुढील बिलावर'
export const reversal = 'उलट नोंद'
export const reversed = 'उलटवले'
export const paymentTakenBack = 'पेमेंट परत घेतले'
export const reverse = 'उलटवा'
export const reverseNamed = (reason: string) => `उलटवा: ${reason}`
export const reverseExplained = (amount: string, reason: string) =>
  `“${reason}” रद्द करणारे ${amount} चे समायोजन जोडले जाईल. दोन्ही नोंदी स्टेटमेंटवर राहतात.`
export const reverseHint = 'हे डीलरला दिसते.'

export const takeBack = 'परत घ्या'
export const takeBackOf = (name: string) => `${name} यांचे पेमेंट परत घ्या`
export const takeBackExplained = (payment: string) =>
  `${payment} पैसे आलेच नाहीत: खात्यातील समायोजनाद्वारे डीलरचे देणे पुन्हा लागू होते. पेमेंटची नोंद तशीच राहते.`
export const takenBack = 'परत घेतले'
