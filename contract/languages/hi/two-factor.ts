export const title = 'दो-चरणीय साइन इन'
export const codeNeeded = 'अपने ऑथेंटिकेटर ऐप का कोड लिखें'
export const codeWrong = 'यह कोड गलत है या पहले उपयोग हो चुका है। अगले कोड की प्रतीक्षा करके फिर कोशिश करें।'
export const recoveryCodeWrong = 'यह रिकवरी कोड गलत है या पहले उपयोग हो चुका है। इसे जाँचें या दूसरा कोड लिखें।'
export const codeRequired = 'कोड लिखें'
export const tooManyCodes = 'बहुत अधिक गलत कोड। कृपया थोड़ा रुककर फिर कोशिश करें।'
export const needed = 'आपके कार्यालय में दो-चरणीय साइन इन आवश्यक है। आगे बढ़ने के लिए इसे चालू करें।'
export const started = 'अपने ऑथेंटिकेटर ऐप से कोड स्कैन करें'
export const turnedOn = 'दो-चरणीय साइन इन चालू हो गया'
export const turnedOff = 'दो-चरणीय साइन इन बंद हो गया'
export const renewed = 'आपको नए रिकवरी कोड मिल गए हैं। पुराने अब नहीं चलेंगे।'
export const alreadyOn = 'दो-चरणीय साइन इन पहले से चालू है'
export const notOn = 'दो-चरणीय साइन इन चालू नहीं है'
export const startAgain = 'इसमें बहुत समय लग गया। फिर से शुरू करें।'
export const staysOn = 'आपके कार्यालय में दो-चरणीय साइन इन आवश्यक है, इसलिए यह चालू रहेगा'
export const reset = 'दो-चरणीय साइन इन रीसेट किया गया'
export const notYourOwn = 'अपना दो-चरणीय साइन इन "मेरी प्रोफ़ाइल" में बंद करें'
export const yoursFirst = 'पहले अपना दो-चरणीय साइन इन चालू करें'
export const nowRequired = 'अब स्टाफ़ के लिए दो-चरणीय साइन इन आवश्यक है'
export const notRequired = 'अब स्टाफ़ के लिए दो-चरणीय साइन इन आवश्यक नहीं है'
export const fetchFailed = 'दो-चरणीय साइन इन लोड नहीं हो सका'
export const copyFailed = 'इसे स्वयं कॉपी करें: ब्राउज़र यहाँ इसकी अनुमति नहीं देता'
export const failed = 'दो-चरणीय साइन इन में बदलाव नहीं हुआ'

/* The row of the profile. */
export const on = 'चालू'
export const off = 'बंद'

/* Setting up two-factor sign-in. */
export const turnOnTitle = 'दो-चरणीय साइन इन चालू करें'
export const turnOnDescription =
  'कोई आपका पासवर्ड जान भी ले, तब भी उसे आपका फ़ोन चाहिए होगा। फ़ोन पर ऑथेंटिकेटर ऐप चाहिए, जैसे Google Authenticator, Aegis या 2FAS।'
export const next = 'आगे बढ़ें'
export const connectTitle = 'अपना ऑथेंटिकेटर ऐप जोड़ें'
export const qrCodeLabel = 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड'
export const typeKey = 'या यह कुंजी ऐप में लिखें'
export const copyKey = 'कुंजी कॉपी करें'
export const keyCopied = 'कुंजी कॉपी हो गई'
export const openApp = 'ऑथेंटिकेटर ऐप खोलें'
export const codeHint = 'छह अंक जो ऐप अभी दिखा रहा है।'
export const turnOn = 'चालू करें'

/* The recovery codes, which are shown once. */
export const recoveryCodes = 'रिकवरी कोड'
export const recoveryCodesDescription = (account: string) =>
  `${account} के लिए, फ़ोन खो जाने पर। ऐप के कोड की जगह हर एक कोड एक बार चलता है।`
export const keepCodesNow = 'इन्हें अभी सुरक्षित जगह सहेजें: ये फिर नहीं दिखेंगे।'
export const codesCopied = 'रिकवरी कोड कॉपी हो गए'
export const download = 'डाउनलोड करें'
export const confirmCodesKept = 'मैंने इन्हें सहेज लिया है'
/** The content of the text file with the codes. */
export const recoveryCodesFile = (account: string, codes: string) =>
  `${account} के रिकवरी कोड\nVehicle Record Portal\n\n${codes}\n`

/* The settings of active two-factor sign-in. */
export const turnedOnDescription = 'साइन इन के लिए आपका पासवर्ड और फ़ोन का कोड चाहिए।'
export const since = 'कब से'
export const recoveryCodesLeft = 'शेष रिकवरी कोड'
export const codesLeftOfTen = (left: number) => `10 में से ${left}`
export const getNewCodes = 'नए पाएँ'
export const newCodesTitle = 'नए रिकवरी कोड'
export const newCodesDescription = 'आपको दस नए कोड मिलेंगे। पुराने काम नहीं करेंगे।'
export const makeNewCodes = 'नए कोड बनाएँ'
export const turnOff = 'बंद करें'
export const turnOffTitle = 'दो-चरणीय साइन इन बंद करें'
export const turnOffDescription = 'इसके बाद केवल आपका पासवर्ड काफ़ी होगा।'

/* The superadmin's settings for other users. */
export const requirementTitle = 'स्टाफ़ के लिए'
export const requireForStaff = 'स्टाफ़ के लिए दो-चरणीय साइन इन आवश्यक करें'
export const requirementHint = 'अब से सुपर एडमिन और कर्मचारियों को कुछ भी करने से पहले इसे चालू करना होगा। डीलर स्वयं चुनते हैं।'
export const resetAction = 'दो-चरणीय रीसेट करें'
export const resetTitle = 'दो-चरणीय साइन इन रीसेट करें'
export const resetDescription = <Piece>(name: Piece) => [
  'फ़ोन खो जाने पर। ',
  name,
  ' सभी जगहों से साइन आउट होंगे, उन्हें मेल से बताया जाएगा, और फिर चालू करने तक वे केवल पासवर्ड से साइन इन करेंगे। पक्का कर लें कि अनुरोध सच में उन्हीं का है।',
]
export const resetConfirm = 'रीसेट करें'
export const description = 'पासवर्ड के साथ आपके फ़ोन का एक कोड।'
