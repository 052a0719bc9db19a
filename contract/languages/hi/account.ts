/* The menu of the pages that every role has. */
/* A client's home (spec/1 "Client home"). */
export const overview = 'सारांश'
export const myCasesDescription = 'देखें कि हर केस कहाँ है और उसका भुगतान करें'
export const myTransactionsDescription = 'आपके सभी भुगतान, खोजने और प्रिंट करने के लिए'
export const myBillsDescription = 'आपने क्रेडिट से क्या चुकाया, महीने के अनुसार'
export const myProfileDescription = 'आपका क्रेडिट, पासवर्ड और साइन इन'

/* The user in a profile. */
export const personTitle = 'आप'
export const roles = { superadmin: 'सुपर एडमिन', employee: 'कर्मचारी', client: 'क्लाइंट' } as const
export const branchCode = (code: string) => `शाखा ${code}`

/* A client's credit: on the home page, and in full (spec/2 screen 21). */
export const credit = 'क्रेडिट'
export const creditLeft = (amount: string) => `${amount} शेष`
export const creditOf = (used: string, limit: string) => `${limit} में से ${used} उपयोग किया`
export const creditLimit = 'क्रेडिट सीमा'
export const utilized = 'उपयोग किया गया'
export const percentUsed = (percent: number) => `आपके क्रेडिट का ${percent} % उपयोग हो चुका है`
export const creditNearlyUsed = (percent: number, left: string) =>
  `आपके क्रेडिट का ${percent} % उपयोग हो चुका है; ${left} शेष है। जगह बनाने के लिए किसी बिल का भुगतान करें।`
export const creditUsedUp = 'आपका पूरा क्रेडिट उपयोग हो चुका है। किसी बिल का भुगतान करके जगह बनाएँ, या नकद या UPI से भुगतान करें।'
export const creditBeyondLimit = (until: string) => `कार्यालय आपकी क्रेडिट सीमा से आगे एक भुगतान की अनुमति देता है, ${until} तक।`
export const noCredit = 'कोई क्रेडिट नहीं दिया गया है'
export const creditBilling = (billDate: string, dueDate: string) =>
  `बिल पर उसके महीने के अंतिम दिन की तारीख होती है और वह अगले महीने की 15 को देय होता है। इस महीने आप क्रेडिट से जो भुगतान करेंगे, उसका बिल ${billDate} को बनेगा और ${dueDate} को देय होगा।`

/* The user's sessions. */
export const sessionsTitle = 'आप कहाँ साइन इन हैं'
export const signOutOthers = 'दूसरे डिवाइस साइन आउट करें'
export const sessionTimes = <Piece>(startedAt: Piece, lastSeenAt: Piece) => [
  startedAt,
  ' से, पिछली बार ',
  lastSeenAt,
  ' को देखा गया',
]
export const thisSession = 'यह डिवाइस'
/** The name of a browser, as its vendor writes it. */
export const samsungInternet = 'Samsung Internet'
export const browserOnSystem = (browser: string, system: string) => `${system} पर ${browser}`
export const unknownDevice = 'अज्ञात डिवाइस'

/* The office's download forms. */
export const downloadForms = 'फ़ॉर्म डाउनलोड करें'
export const formInNewTab = (name: string) => `${name}, नए टैब में खुलता है`

/* The superadmin's profile: the UPI id, the clients' footer, and links to administration pages. */
export const upiId = 'UPI ID'
export const upiDescription = 'डीलर इस ID पर भुगतान करते हैं। उनके भुगतान पेज पर यह QR कोड के रूप में दिखता है।'
export const upiNotSet = 'अभी सेट नहीं है'
export const upiExample = 'office@bank'
export const supportTitle = 'ग्राहक सेवा'
export const supportDescription = 'डीलर को यह उनके होम और प्रोफ़ाइल में सबसे नीचे दिखता है।'
export const supportPartly = (phoneOrEmail: string) => `उन्हें केवल ${phoneOrEmail} दिखता है।`
export const supportNotSet = 'अभी सेट नहीं है।'
export const supportAdvice = <Piece>(variables: Piece) => ['पोर्टल शुरू करने वाला ', variables, ' सेट करता है।']
/** Between the names of two missing settings in `supportAdvice`. */
export const listAnd = ' और '
export const mailsDescription = 'भेजे गए और रुके हुए मेल, और स्वयं देने के लिए लिंक।'
export const activityDescription = 'केसों, राशियों, लोगों और सेटिंग में बदलाव।'
export const singleKeys = 'एकल कुंजियाँ'
export const singleKeysDetail =
  'इस डिवाइस पर कोई अक्षर, अंक या चिह्न Ctrl के बिना तुरंत काम करता है: V सत्यापित करता है, / खोजता है। यदि आप बोलकर लिखते हैं या कुंजियाँ गलती से दब जाती हैं, तो इसे बंद करें।'
