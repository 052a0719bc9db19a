import { showCount } from '../../count.ts'

export const noneSelectedTitle = 'कोई केस नहीं चुना गया'
export const noneSelected = 'कृपया कम से कम एक केस चुनें।'
export const initiatedTitle = 'भुगतान शुरू हुआ'
export const redirecting = 'आगे ले जाया जा रहा है...'
export const imagesOnly = 'केवल इमेज फ़ाइलें अपलोड की जा सकती हैं।'
export const tooLarge = 'फ़ाइल का अधिकतम आकार 10MB है।'
export const proofFirst = 'आगे बढ़ने से पहले कृपया भुगतान का प्रमाण अपलोड करें।'
export const billProofFirst = 'आगे बढ़ने से पहले कृपया भुगतान के प्रमाण की इमेज अपलोड करें।'
export const failedDueToError = 'त्रुटि के कारण भुगतान विफल रहा'
export const failed = 'भुगतान विफल रहा'
export const unanswered = 'कोई जवाब नहीं आया। “अभी भुगतान करें” फिर दबाएँ: जो भुगतान दर्ज हो चुका है, वह दो बार दर्ज नहीं होता।'
export const successful = 'भुगतान सफल रहा'
export const verified = 'भुगतान सत्यापित किया गया'
export const rejected = 'भुगतान अस्वीकार किया गया'
export const processFailed = 'त्रुटि के कारण प्रक्रिया आगे नहीं बढ़ सकी'
export const noneToVerify = 'सत्यापन के लिए कोई नया भुगतान नहीं'
export const pendingEmpty = 'डीलर जब सौंपे गए केस का भुगतान करता है, तब वह यहाँ दिखता है।'
export const noneToPay = 'भुगतान के लिए कोई केस नहीं'
export const insufficientCredit = 'क्रेडिट पर्याप्त नहीं है'
export const alreadyPaid = 'इनमें से किसी केस का भुगतान हो चुका है या सत्यापन में है'
export const amountDiffers = 'राशि चुने गए केसों के कुल के बराबर नहीं है'
export const alreadyDecided = 'इस भुगतान पर पहले ही निर्णय हो चुका है'
/** The same with the decision that came first. */
export const verifiedAlready = (by: string, at: string) => `${alreadyDecided}: ${by} ने ${at} को सत्यापित किया।`
export const rejectedAlready = (by: string, at: string) => `${alreadyDecided}: ${by} ने ${at} को अस्वीकार किया।`
export const proofNotYours = 'भुगतान का प्रमाण फिर से अपलोड करें'
export const proofUsed = 'यह प्रमाण किसी दूसरे भुगतान का है। इसी भुगतान का प्रमाण अपलोड करें।'
export const noProofForCredit = 'क्रेडिट से भुगतान में प्रमाण नहीं लगता'
export const makePayment = 'भुगतान करें'
export const proceed = 'आगे बढ़ें'
export const payNow = 'अभी भुगतान करें'
export const viewProof = 'प्रमाण देखें'
export const utrInvalid = 'UTR वैसे ही लिखें जैसे बैंक दिखाता है: 6 से 35 अक्षर और अंक'
export const noUtrForCredit = 'क्रेडिट से भुगतान का UTR नहीं होता'
export const tooManyCases = (most: number) => `एक बार में अधिकतम ${most} केस`
export const statusUnderVerification = 'सत्यापन में'
export const statusRejected = 'अस्वीकृत'
export const statusFailed = 'विफल'
export const statusUnpaid = 'भुगतान बाकी'
export const utrUsedTwice = 'किसी दूसरे भुगतान का भी यही UTR है'
export const proofUsedTwice = 'किसी दूसरे भुगतान में भी यही इमेज प्रमाण है'
export const tooMuchCash = 'एक व्यक्ति से एक दिन में ₹2,00,000 या अधिक नकद नहीं लिया जा सकता (धारा 269ST)'
export const tooMuchUpi = '₹1,00,000 से अधिक, जो किसी व्यक्ति को UPI भुगतान की सामान्य सीमा है'
export const allPaidAlready = 'इन केसों का भुगतान हो चुका है या सत्यापन में है'
export const takenBack = 'इनमें से कोई केस कार्यालय ने वापस ले लिया है'
export const allTakenBack = 'इनमें से किसी केस का भुगतान अब नहीं करना है'
export const continueWithRemaining = (left: number) => `बाकी ${left} के साथ आगे बढ़ें`
export const backToYourCases = 'अपने केसों पर वापस जाएँ'
/** Goes to UPI apps, so it stays in Latin letters. */
export const billUpiNote = (month: string) => `BILL ${month}`
export const casesToPayFor = 'भुगतान वाले केस'
export const totalPayable = 'कुल देय राशि'
/** The choice of the payment method (spec/2 point 2). */
export const creditExplained = (amount: string) =>
  `${amount} आपके मासिक बिल में जुड़ जाएँगे। आपके केसों का भुगतान तुरंत हुआ माना जाएगा; प्रमाण नहीं चाहिए।`
export const creditAvailable = (amount: string) => `${amount} उपलब्ध`
export const notEnoughCredit = (amount: string, available: string) => `${amount} शेष ${available} से अधिक है`
export const cashPaidToday = (amount: string) => `आप आज ${amount} नकद दे चुके हैं`
export const lookingUpCredit = 'आपका क्रेडिट देखा जा रहा है'
/** The confirmations before a payment is verified or rejected (spec/2 screen 17). */
export const aboutPayment = (name: string, amount: string, mode: string, purpose: string) =>
  `${name}, ${mode} से ${amount}, ${purpose} के लिए।`
export const confirmVerify = 'यह भुगतान सत्यापित करें?'
export const billBecomesSettled = 'बिल चुकता हो जाएगा।'
export const casesBecomePaid = 'इसके केसों का भुगतान पूरा माना जाएगा।'
export const confirmReject = 'यह भुगतान अस्वीकार करें?'
export const rejectedCanBePaidAgain = (aboutPayment: string) =>
  `${aboutPayment} इसका फिर से भुगतान हो सकता है; यह भुगतान इतिहास में विफल के रूप में रहेगा।`
export const rejectReasonHint = 'वैकल्पिक। डीलर इसे पढ़ता है।'
export const cash = 'नकद'
export const cashDetail = 'कार्यालय में जमा करें'
export const upi = 'UPI'
export const upiDetail = 'स्कैन करके अभी भुगतान करें'
export const credit = 'क्रेडिट'
export const paymentMethod = 'भुगतान का तरीका'
export const paymentDetails = 'भुगतान का विवरण'
export const paidBy = 'भुगतानकर्ता'
export const paidOn = 'भुगतान की तारीख'
export const withoutCases = (purpose: string) => `यह भुगतान किसी एक केस के लिए नहीं है: ${purpose}।`
export const casesOfThisPayment = 'इस भुगतान के केस'
export const proofUploading = 'प्रमाण अभी अपलोड हो रहा है'
export const payment = 'भुगतान'
export const payAtOffice = (total: string) => `कार्यालय में ${total} दें और रसीद की फ़ोटो अपलोड करें। कार्यालय इसे सत्यापित करेगा।`
export const created = 'बनाया गया'
export const viewCase = 'केस देखें'
export const noPaymentYet = 'अभी कोई नहीं'
export const lastPayment = 'पिछला भुगतान'
export const paymentDate = 'भुगतान की तारीख'
export const paymentAmount = 'भुगतान राशि'
export const remark = 'रिमार्क'
/** The texts of the empty tabs of a client's cases. */
export const unpaidEmpty = 'कुछ भुगतान नहीं करना है। कार्यालय जब आपको नया केस सौंपता है, तब वह यहाँ दिखता है।'
export const underVerificationEmpty = 'नकद और UPI के भुगतान कार्यालय के सत्यापित करने तक यहाँ दिखते हैं।'
export const verifiedEmpty = 'जिन केसों का भुगतान सत्यापित हो चुका है, वे यहाँ दिखते हैं।'
/** The link from another empty tab to the cases that can be paid. */
export const toUnpaid = '"भुगतान बाकी" खोलें'
export const earlierPayment = (by: string, amount: string, paymentDate: string) => `${by}, ${paymentDate} को ${amount}`
export const billOf = (month: string) => `${month} का बिल`
export const sameUtr = 'दोहरा UTR'
export const sameProof = 'दोहरा प्रमाण'
export const cashLimit = 'नकद सीमा'
export const upiLimit = 'UPI सीमा'
export const cases = 'केस'
/** The first case of a payment and the number of its further cases. */
export const caseAndCount = (caseNo: string, more: number) => `${caseNo} + ${more} और`
export const paymentProof = 'भुगतान का प्रमाण'
export const proofOf = (name: string, amount: string, mode: string, paymentDate: string) =>
  `${name} ने ${paymentDate} को ${mode} से ${amount} का भुगतान किया`
export const openInNewTab = 'नए टैब में खोलें'
export const proofImageAlt = (name: string) => `${name} के भुगतान का प्रमाण`
export const proofPreviewAlt = 'भुगतान के प्रमाण की झलक'
export const uploading = (name: string) => `${name} अपलोड हो रही है`
export const uploadProgress = 'अपलोड'
/** While the browser scales a photo down, before the first byte is sent. */
export const preparingImage = 'इमेज तैयार हो रही है'
export const uploadedOf = (sent: number, total: number) => `${total} में से ${sent} kB`
export const proofUploaded = 'प्रमाण अपलोड हो गया'
export const replaceProof = 'बदलें'
export const removeProof = 'हटाएँ'
export const chooseImage = 'इमेज चुनें'
export const takePhoto = 'फ़ोटो लें'
export const fromCamera = (label: string) => `${label}, कैमरे से`
export const proofLimits = 'JPEG, PNG, WebP या HEIC, 10 MB तक।'
export const dropOrPaste = 'या यहाँ छोड़ें, या पेस्ट करें। JPEG, PNG, WebP या HEIC, 10 MB तक।'
export const selection = 'चयन'
/** The instructions for a payment by UPI. */
export const upiCodeLabel = (rupees: string, upi: string) => `${upi} को ${rupees} के भुगतान का UPI कोड`
export const scanThenUpload = 'किसी भी UPI ऐप से स्कैन करें, फिर रसीद को प्रमाण के रूप में अपलोड करें।'
export const upiId = 'UPI ID'
export const copyUpiId = 'UPI ID कॉपी करें'
/** The link on the payer's own phone. */
export const payInUpiApp = (amount: string) => `UPI ऐप में ${amount} का भुगतान करें`
export const payTo = (payee: string) => `${payee} को`
export const payFromAnotherPhone = 'दूसरे फ़ोन से भुगतान करें'
export const payInAppDetail = 'अपने ऐप में अभी भुगतान करें'
/* The steps of a payment by UPI on a phone. */
export const stepPay = 'भुगतान'
export const stepScreenshot = 'स्क्रीनशॉट'
/** When the payer comes back from the UPI app. */
export const paidAddScreenshot = 'भुगतान हो गया? स्क्रीनशॉट जोड़ें'
export const upiIdCopied = 'UPI ID कॉपी हो गई'
export const copyFailed = 'कॉपी नहीं हो सका'
export const copyByHand = (upi: string) => `कृपया स्वयं कॉपी करें: ${upi}`
export const utrHint = 'वैकल्पिक: आपके बैंक या UPI ऐप में दिखने वाला संदर्भ नंबर। इससे कार्यालय आपका भुगतान ढूँढ पाता है।'
/** The viewer for the image of a proof. */
export const imageFailed = 'इमेज नहीं दिखाई जा सकती। नए पते के लिए पेज फिर से लोड करें।'
export const zoomableImage = (alt: string) => `${alt}, + और - से ज़ूम होती है`
export const zoomOut = 'ज़ूम घटाएँ'
export const zoomIn = 'ज़ूम बढ़ाएँ'
export const zoomToFit = 'पूरी दिखाएँ'

/* A client's cases by payment state. */
export const yourCases = 'आपके केस'
export const yourCasesDescription = 'कार्यालय में आपके केस, और कितना भुगतान अभी बाकी है।'
/** Completes the label of the page's search box. */
export const searchLabel = 'केस'

/* The payment page of a client. */
export const summaryTitle = 'भुगतान सारांश'
export const caseCount = (count: number) => `${count} केस`

/* The payments that wait for verification by the superadmin; labels for screen readers include the payer's name. */
export const verifyTitle = 'भुगतान सत्यापित करें'
export const verifyDescription = 'नकद और UPI के भुगतान यहाँ आपके निर्णय की प्रतीक्षा में हैं।'
export const noProof = 'इस भुगतान का कोई प्रमाण नहीं है'
export const viewProofOf = (payer: string) => `${payer} का प्रमाण देखें`
export const rejectPaymentOf = (payer: string) => `${payer} का भुगतान अस्वीकार करें`
export const verifyPaymentOf = (payer: string) => `${payer} का भुगतान सत्यापित करें`
export const rejectedFor = (reason: string) => `अस्वीकृत: ${reason}`

/* The payments side by side with their proofs, and the tab of those that are decided. */
export const toCheckTab = 'जाँच बाकी'
export const decidedTab = 'निर्णय हुआ'
export const checkSideBySide = 'साथ-साथ जाँचें'
export const checkTitle = 'भुगतान जाँचें'
export const placeOf = (place: number, total: number) => `${showCount(total)} में से ${showCount(place)}`
export const waitsForDays = (days: number) => (days < 1 ? 'आज से' : `${days} दिन से प्रतीक्षा में`)
export const noUtr = 'नहीं दिया गया'
export const copyUtr = 'UTR कॉपी करें'
export const utrCopied = 'UTR कॉपी हो गया'
export const verifyAndNext = 'सत्यापित करके अगला'
export const nextPayment = 'अगला'
export const previousPayment = 'पिछला'
export const noNext = 'यह अंतिम भुगतान है'
export const noPrevious = 'यह पहला भुगतान है'
export const allChecked = 'सभी भुगतान जाँच लिए गए'
export const backToList = 'सूची पर वापस जाएँ'
export const waitsNoMore = 'इस भुगतान पर पहले ही निर्णय हो चुका है'
export const checkFirst = 'पहला भुगतान जाँचें'
/** Frequent reasons of a rejection, and what the client reads. */
export const notInBank = 'बैंक में नहीं आया'
export const notInBankReason = 'पैसा हमारे बैंक खाते में नहीं आया है।'
export const wrongAmount = 'गलत राशि'
export const wrongAmountReason = 'प्रमाण में दूसरी राशि दिख रही है।'
export const unreadable = 'पढ़ने लायक नहीं'
export const unreadableReason = 'प्रमाण पढ़ा नहीं जा सकता।'
export const decidedOn = 'निर्णय की तारीख'
export const decidedBy = 'किसने निर्णय लिया'
export const decision = 'निर्णय'
export const decidedEmpty = 'भुगतान सत्यापित या अस्वीकार करने के बाद यहाँ दिखते हैं।'
export const decidedTitle = 'निर्णय हो चुके भुगतान'

/* Several payments with their proofs side by side. */
export const checkTogether = 'प्रमाण के साथ जाँचें'
export const togetherTitle = 'भुगतान और उनके प्रमाण'
export const markedOf = (marked: number, all: number) => `${all} में से ${marked} चिह्नित`
export const markAndNext = 'चिह्नित करके अगला'
export const unmark = 'चिह्न हटाएँ'
export const toVerify = 'सत्यापन के लिए'
export const verifyMarked = (count: number) => (count === 0 ? 'सत्यापित करें' : `${count} भुगतान सत्यापित करें`)
export const verifyTogetherText = (count: number, amount: string) =>
  count === 1 ? `${amount} का 1 भुगतान` : `${count} भुगतान, कुल ${amount}`
export const verifiedTogether = (done: number, all: number) =>
  done < all ? `${all} में से ${done} भुगतान सत्यापित हुए` : `${done} भुगतान सत्यापित हुए`
export const togetherDone = 'सभी चुने गए भुगतानों पर निर्णय हो गया'
