import { showCount } from '../../count.ts'
import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const noneSelectedTitle = 'केस निवडलेली नाही'
export const noneSelected = 'कृपया किमान एक केस निवडा.'
export const initiatedTitle = 'पेमेंट सुरू झाले'
export const redirecting = 'पुढे नेत आहे...'
export const imagesOnly = 'फक्त प्रतिमा फायली चालतात.'
export const tooLarge = 'फाईल जास्तीत जास्त 10MB असावी.'
export const proofFirst = 'पुढे जाण्याआधी कृपया पेमेंटचा पुरावा अपलोड करा.'
export const billProofFirst = 'पुढे जाण्याआधी कृपया पेमेंटच्या पुराव्याची प्रतिमा अपलोड करा.'
export const failedDueToError = 'त्रुटीमुळे पेमेंट झाले नाही'
export const failed = 'पेमेंट झाले नाही'
export const unanswered = 'उत्तर आले नाही. “आता भरा” पुन्हा दाबा: नोंदवलेले पेमेंट दोनदा नोंदवले जात नाही.'
export const successful = 'पेमेंट झाले'
export const verified = 'पेमेंट पडताळले'
export const rejected = 'पेमेंट नाकारले'
export const processFailed = 'त्रुटीमुळे प्रक्रिया पुढे नेता आली नाही'
export const noneToVerify = 'पडताळणीसाठी नवीन पेमेंट नाही'
export const pendingEmpty = 'डीलरने सोपवलेल्या केससाठी पैसे भरल्यावर पेमेंट येथे दिसते.'
export const noneToPay = 'पैसे भरायची केस नाही'
export const insufficientCredit = 'क्रेडिट पुरेसे नाही'
export const alreadyPaid = 'यांपैकी एका केसचे पैसे आधीच भरले आहेत किंवा तिच्या पेमेंटची पडताळणी सुरू आहे'
export const amountDiffers = 'रक्कम निवडलेल्या केसेसच्या एकूण रकमेएवढी नाही'
export const alreadyDecided = 'या पेमेंटवर आधीच निर्णय झाला आहे'
export const verifiedAlready = (by: string, at: string) => `${alreadyDecided}: ${by} यांनी ते ${at} रोजी पडताळले.`
export const rejectedAlready = (by: string, at: string) => `${alreadyDecided}: ${by} यांनी ते ${at} रोजी नाकारले.`
export const proofNotYours = 'पेमेंटचा पुरावा पुन्हा अपलोड करा'
export const proofUsed = 'हा पुरावा दुसऱ्या पेमेंटचा आहे. या पेमेंटचा पुरावा अपलोड करा.'
export const noProofForCredit = 'क्रेडिट पेमेंटला पुरावा लागत नाही'
export const makePayment = 'पेमेंट करा'
export const proceed = 'पुढे जा'
export const payNow = 'आता भरा'
export const viewProof = 'पुरावा पाहा'
export const utrInvalid = 'UTR बँकेत दिसतो तसा लिहा: 6 ते 35 अक्षरे आणि अंक'
export const noUtrForCredit = 'क्रेडिट पेमेंटला UTR नसतो'
export const tooManyCases = (most: number) => `एका वेळी जास्तीत जास्त ${most} केसेस`
export const statusUnderVerification = 'पडताळणीत'
export const statusRejected = 'नाकारलेले'
export const statusFailed = 'अयशस्वी'
export const statusUnpaid = 'बाकी'
export const utrUsedTwice = 'दुसऱ्या पेमेंटचा UTR हाच आहे'
export const proofUsedTwice = 'दुसऱ्या पेमेंटच्या पुराव्याची प्रतिमा हीच आहे'
export const tooMuchCash = 'एका व्यक्तीकडून एका दिवसात ₹2,00,000 किंवा जास्त रोख घेता येत नाही (कलम 269ST)'
export const tooMuchUpi = '₹1,00,000 पेक्षा जास्त; व्यक्तीला UPI पेमेंटची ही नेहमीची मर्यादा आहे'
export const allPaidAlready = 'या केसेसचे पैसे आधीच भरले आहेत किंवा त्यांच्या पेमेंटची पडताळणी सुरू आहे'
export const takenBack = 'यांपैकी एक केस कार्यालयाने परत घेतली आहे'
export const allTakenBack = 'यांपैकी कोणत्याही केसचे पैसे आता भरायचे नाहीत'
export const continueWithRemaining = (left: number) => `उरलेल्या ${left} सह पुढे जा`
export const backToYourCases = 'आपल्या केसेसकडे परत'
export const billUpiNote = (month: string) => `BILL ${month}`
export const casesToPayFor = 'पैसे भरायच्या केसेस'
export const totalPayable = 'एकूण देय'
export const creditExplained = (amount: string) =>
  `${amount} आपल्या मासिक बिलात जोडले जातात. आपल्या केसेसचे पैसे लगेच भरले असे मानले जाते; पुरावा लागत नाही.`
export const creditAvailable = (amount: string) => `${amount} उपलब्ध`
export const notEnoughCredit = (amount: string, available: string) => `${amount} शिल्लक ${available} पेक्षा जास्त आहे`
export const cashPaidToday = (amount: string) => `आज आपण ${amount} रोख भरले आहेत`
export const lookingUpCredit = 'आपले क्रेडिट पाहत आहे'
export const aboutPayment = (name: string, amount: string, mode: string, purpose: string) =>
  `${name}, ${mode} द्वारे ${amount}, ${purpose} साठी.`
export const confirmVerify = 'हे पेमेंट पडताळायचे?'
export const billBecomesSettled = 'बिल भरले असे नोंदवले जाते.'
export const casesBecomePaid = 'यातील केसेसचे पैसे भरले असे नोंदवले जाते.'
export const confirmReject = 'हे पेमेंट नाकारायचे?'
export const rejectedCanBePaidAgain = (aboutPayment: string) =>
  `${aboutPayment} पैसे पुन्हा भरता येतात; हे पेमेंट इतिहासात अयशस्वी म्हणून राहते.`
export const rejectReasonHint = 'ऐच्छिक. डीलरला दिसते.'
export const cash = 'रोख'
export const cashDetail = 'कार्यालयात जमा करा'
export const upi = 'UPI'
export const upiDetail = 'स्कॅन करून आता भरा'
export const credit = 'क्रेडिट'
export const paymentMethod = 'पेमेंटची पद्धत'
export const paymentDetails = 'पेमेंटचा तपशील'
export const paidBy = 'भरणारे'
export const paidOn = 'पेमेंटची तारीख'
export const withoutCases = (purpose: string) => `हे पेमेंट एखाद्या केससाठी नाही: ${purpose}.`
export const casesOfThisPayment = 'या पेमेंटमधील केसेस'
export const proofUploading = 'पुरावा अजून अपलोड होत आहे'
export const payment = 'पेमेंट'
export const payAtOffice = (total: string) =>
  `कार्यालयात ${total} भरा आणि पावतीचा फोटो अपलोड करा. कार्यालय त्याची पडताळणी करते.`
export const created = 'तयार केले'
export const viewCase = 'केस पाहा'
export const noPaymentYet = 'अजून नाही'
export const lastPayment = 'शेवटचे पेमेंट'
export const paymentDate = 'पेमेंटची तारीख'
export const paymentAmount = 'पेमेंटची रक्कम'
export const remark = 'शेरा'
export const unpaidEmpty = 'काहीही भरायचे नाही. कार्यालयाने सोपवल्यावर नवीन केस येथे दिसते.'
export const underVerificationEmpty = 'रोख आणि UPI पेमेंट्स कार्यालयाने पडताळेपर्यंत येथे दिसतात.'
export const verifiedEmpty = 'ज्यांचे पेमेंट पडताळले आहे त्या केसेस येथे दिसतात.'
export const toUnpaid = '“बाकी” उघडा'
export const earlierPayment = (by: string, amount: string, paymentDate: string) =>
  `${by}, ${paymentDate} रोजी ${amount}`
export const billOf = (month: string) => `${month} चे बिल`
export const sameUtr = 'तोच UTR'
export const sameProof = 'तोच पुरावा'
export const cashLimit = 'रोख मर्यादा'
export const upiLimit = 'UPI मर्यादा'
export const cases = 'केसेस'
export const caseAndCount = (caseNo: string, more: number) => `${caseNo} + आणखी ${more}`
export const paymentProof = 'पेमेंटचा पुरावा'
export const proofOf = (name: string, amount: string, mode: string, paymentDate: string) =>
  `${name} यांनी ${paymentDate} रोजी ${mode} द्वारे ${amount} भरले`
export const openInNewTab = 'नवीन टॅबमध्ये उघडा'
export const proofImageAlt = (name: string) => `${name} यांच्या पेमेंटचा पुरावा`
export const proofPreviewAlt = 'पेमेंटच्या पुराव्याचे पूर्वदृश्य'
export const uploading = (name: string) => `${name} अपलोड होत आहे`
export const uploadProgress = 'अपलोड'
export const preparingImage = 'प्रतिमा तयार होत आहे'
export const uploadedOf = (sent: number, total: number) => `${total} kB पैकी ${sent}`
export const proofUploaded = 'पुरावा अपलोड झाला'
export const replaceProof = 'बदला'
export const removeProof = 'काढा'
export const chooseImage = 'प्रतिमा निवडा'
export const takePhoto = 'फोटो काढा'
export const fromCamera = (label: string) => `${label}, कॅमेऱ्यातून`
export const proofLimits = 'JPEG, PNG, WebP किंवा HEIC, 10 MB पर्यंत.'
export const dropOrPaste = 'किंवा येथे ओढून सोडा किंवा पेस्ट करा. JPEG, PNG, WebP किंवा HEIC, 10 MB पर्यंत.'
export const selection = 'निवड'
export const upiCodeLabel = (rupees: string, upi: string) => `${upi} ला ${rupees} देण्यासाठी UPI कोड`
export const scanThenUpload = 'कोणत्याही UPI ॲपने स्कॅन करा, मग पावती पुरावा म्हणून अपलोड करा.'
export const upiId = 'UPI ID'
export const copyUpiId = 'UPI ID कॉपी करा'
export const payInUpiApp = (amount: string) => `UPI ॲपमध्ये ${amount} भरा`
export const payTo = (payee: string) => `${payee} यांना`
export const payFromAnotherPhone = 'दुसऱ्या फोनवरून भरा'
export const payInAppDetail = 'आता आपल्या ॲपमध्ये भरा'
export const stepPay = 'पैसे भरा'
export const stepScreenshot = 'स्क्रीनशॉट'
export const paidAddScreenshot = 'पैसे भरले? स्क्रीनशॉट जोडा'
export const upiIdCopied = 'UPI ID कॉपी झाला'
export const copyFailed = 'कॉपी करता आले नाही'
export const copyByHand = (upi: string) => `कृपया स्वतः कॉपी करा: ${upi}`
export const utrHint = 'ऐच्छिक: आपल्या बँकेत किंवा UPI ॲपमध्ये दिसणारा संदर्भ क्रमांक. यामुळे कार्यालयाला आपले पेमेंट शोधणे सोपे जाते.'
export const imageFailed = 'प्रतिमा दाखवता येत नाही. नवीन पत्त्यासाठी पान पुन्हा लोड करा.'
export const zoomableImage = (alt: string) => `${alt}, + आणि - ने झूम करता येते`
export const zoomOut = 'लहान करा'
export const zoomIn = 'मोठे करा'
export const zoomToFit = 'मावेल असे'

export const yourCases = 'आपल्या केसेस'
export const yourCasesDescription = 'कार्यालयातील आपल्या केसेस आणि अजून किती पैसे भरायचे आहेत.'
export const searchLabel = 'केसेस'

export const summaryTitle = 'पेमेंटचा सारांश'
export const caseCount = (count: number) => plural(count, `${count} केस`, `${count} केसेस`)

export const verifyTitle = 'पेमेंट्स पडताळा'
export const verifyDescription = 'रोख आणि UPI पेमेंट्स येथे आपल्या निर्णयाच्या प्रतीक्षेत असतात.'
export const noProof = 'या पेमेंटचा पुरावा नाही'
export const viewProofOf = (payer: string) => `${payer} यांचा पुरावा पाहा`
export const rejectPaymentOf = (payer: string) => `${payer} यांचे पेमेंट नाकारा`
export const verifyPaymentOf = (payer: string) => `${payer} यांचे पेमेंट पडताळा`
export const rejectedFor = (reason: string) => `नाकारले: ${reason}`

export const toCheckTab = 'तपासायची'
export const decidedTab = 'निर्णय झालेली'
export const checkSideBySide = 'शेजारी ठेवून तपासा'
export const checkTitle = 'पेमेंट्स तपासा'
export const placeOf = (place: number, total: number) => `${showCount(total)} पैकी ${showCount(place)}`
export const waitsForDays = (days: number) =>
  days < 1 ? 'आजपासून' : plural(days, `${days} दिवसापासून प्रतीक्षेत`, `${days} दिवसांपासून प्रतीक्षेत`)
export const noUtr = 'दिलेला नाही'
export const copyUtr = 'UTR कॉपी करा'
export const utrCopied = 'UTR कॉपी झाला'
export const verifyAndNext = 'पडताळा आणि पुढे'
export const nextPayment = 'पुढील'
export const previousPayment = 'मागील'
export const noNext = 'हे शेवटचे पेमेंट आहे'
export const noPrevious = 'हे पहिले पेमेंट आहे'
export const allChecked = 'सर्व पेमेंट्स तपासली आहेत'
export const backToList = 'यादीकडे परत'
export const waitsNoMore = 'या पेमेंटवर आधीच निर्णय झाला आहे'
export const checkFirst = 'पहिले पेमेंट तपासा'
export const notInBank = 'बँकेत आले नाही'
export const notInBankReason = 'पैसे आमच्या बँक खात्यात आलेले नाहीत.'
export const wrongAmount = 'रक्कम चुकीची'
export const wrongAmountReason = 'पुराव्यात वेगळी रक्कम दिसते.'
export const unreadable = 'वाचता येत नाही'
export const unreadableReason = 'पुरावा वाचता येत नाही.'
export const decidedOn = 'निर्णयाची तारीख'
export const decidedBy = 'निर्णय घेणारे'
export const decision = 'निर्णय'
export const decidedEmpty = 'आपण पडताळलेली किंवा नाकारलेली पेमेंट्स येथे दिसतात.'
export const decidedTitle = 'निर्णय झालेली पेमेंट्स'

export const checkTogether = 'पुराव्यासह तपासा'
export const togetherTitle = 'पेमेंट्स आणि त्यांचे पुरावे'
export const markedOf = (marked: number, all: number) => `${all} पैकी ${marked} खूण केलेली`
export const markAndNext = 'खूण करा आणि पुढे'
export const unmark = 'खूण काढा'
export const toVerify = 'पडताळायची'
export const verifyMarked = (count: number) =>
  count === 0 ? 'पडताळा' : plural(count, `${count} पेमेंट पडताळा`, `${count} पेमेंट्स पडताळा`)
export const verifyTogetherText = (count: number, amount: string) =>
  plural(count, `${amount} चे ${count} पेमेंट`, `${count} पेमेंट्स, एकूण ${amount}`)
export const verifiedTogether = (done: number, all: number) =>
  done < all ? `${all} पैकी ${done} पेमेंट्स पडताळली` : plural(done, `${done} पेमेंट पडताळले`, `${done} पेमेंट्स पडताळली`)
export const togetherDone = 'निवडलेल्या सर्व पेमेंट्सवर निर्णय झाला आहे'
