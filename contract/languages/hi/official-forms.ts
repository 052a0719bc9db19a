export const uploaded = 'फ़ॉर्म अपलोड हो गया'
export const edited = 'फ़ॉर्म अपडेट हो गया'
export const nameRequired = 'फ़ॉर्म का नाम आवश्यक है'
/** The name of a form whose file has none. */
export const unnamed = 'बिना नाम का फ़ॉर्म'
export const noFile = 'अपलोड करने के लिए PDF चुनें'
export const pdfOnly = 'केवल PDF फ़ाइलें अपलोड की जा सकती हैं'
export const tooLarge = 'यह PDF बहुत बड़ी है: अधिकतम 5 MB'
export const tooManyPages = (most: number) => `इस PDF में बहुत अधिक पेज हैं: एक फ़ॉर्म में अधिकतम ${most} होते हैं`
export const tooMany = 'कार्यालय के जितने फ़ॉर्म हो सकते हैं, उतने पहले से हैं'
export const inactive = 'यह फ़ॉर्म बंद है'
export const fieldOrPlace = 'मार्क में या तो फ़ील्ड होता है, या x, y, चौड़ाई और आकार के साथ पेज'
export const unknownValue = 'ऐसा कोई मान नहीं है'
export const unknownField = 'इस PDF में ऐसा कोई फ़ील्ड नहीं है'
export const fieldTwice = 'यह फ़ील्ड पहले से भरा है'
export const offPage = 'यह मार्क पेज के बाहर है'
export const noSuchPage = 'इस फ़ॉर्म में ऐसा कोई पेज नहीं है'
export const aadhaarDigits = '12 अंकों की संख्या आधार नंबर हो सकती है: वह फ़ॉर्म का भाग नहीं हो सकती'
export const filled = 'फ़ॉर्म भर दिया गया'
export const printed = 'फ़ॉर्म प्रिंट किए गए'
export const noneChosen = 'कम से कम एक फ़ॉर्म चुनें'
export const tooManyChosen = (most: number) => `अधिकतम ${most} फ़ॉर्म चुनें`
export const tooHeavy = 'ये फ़ॉर्म एक PDF के लिए बहुत बड़े हैं: कम चुनें'

/* The page of forms. */
export const title = 'फ़ॉर्म'
export const description = 'आपके राज्य के खाली फ़ॉर्म, जिन्हें कार्यालय केस की जानकारी भरकर प्रिंट करता है।'
export const emptyDetail = 'ऐसे फ़ॉर्म की PDF अपलोड करें जिसे कार्यालय अक्सर भरता है, जैसे Form 29 या Form 30।'
export const upload = 'फ़ॉर्म अपलोड करें'
export const uploadFailed = 'फ़ॉर्म अपलोड नहीं हो सका'
export const editFailed = 'फ़ॉर्म सहेजा नहीं जा सका'
export const switchFailed = 'फ़ॉर्म की स्थिति नहीं बदली जा सकी'
export const editTitle = 'फ़ॉर्म संपादित करें'
export const editDescription = 'यह फ़ॉर्म उन केसों में मिलता है जिनमें इसकी कोई सेवा हो।'
export const nameLabel = 'फ़ॉर्म का नाम'
export const services = 'सेवाएँ'
export const noServices = 'अभी कोई नहीं'
export const pages = 'पेज'
export const marks = 'मार्क'

/* Printing the forms of a case. */
export const print = 'फ़ॉर्म प्रिंट करें'
export const printTitle = (caseNumber: string) => `${caseNumber} के फ़ॉर्म प्रिंट करें`
export const printDescription = 'चुने हुए सभी फ़ॉर्म केस की जानकारी भरकर एक PDF में आते हैं।'
export const printFailed = 'फ़ॉर्म प्रिंट नहीं हो सके'
export const ofServices = 'इसकी सेवाओं के फ़ॉर्म'
export const allForms = 'सभी फ़ॉर्म'
export const showAll = (count: number) => `सभी फ़ॉर्म दिखाएँ (${count} और)`
export const noneOfServices = 'इस केस की सेवाओं के लिए कोई फ़ॉर्म नहीं रखा गया है।'
export const noForms = 'कार्यालय में अभी कोई फ़ॉर्म नहीं है।'
export const aadhaarReason = 'आधार नंबर पूरे प्रिंट करने का कारण'
export const aadhaarHint = 'कारण न देने पर वे XXXX XXXX 1234 के रूप में प्रिंट होते हैं। आपका नाम और कारण केस के इतिहास में रहते हैं।'

/* The editor of marks. */
export const form = 'फ़ॉर्म'
export const notFound = 'ऐसा कोई फ़ॉर्म नहीं है'
export const notFoundDetail = 'इसे फ़ॉर्म की सूची से खोलें।'
export const editorHelp = 'पेज पर वहाँ क्लिक करें जहाँ मान आना चाहिए, और मान चुनें।'
export const mark = 'मार्क'
export const markNamed = (value: string) => `मार्क ${value}`
export const addOnPage = (page: number) => `पेज ${page} पर मार्क जोड़ें`
export const onPage = (page: number) => `पेज ${page}`
export const copyMark = 'कॉपी करें'
export const removeMark = 'हटाएँ'
export const value = 'मान'
export const valueRequired = 'मान चुनें'
export const noValue = 'बिना मान के'
export const today = 'आज की तारीख'
export const fixedText = 'तय पाठ'
export const textOf = (label: string) => `${label}: पाठ`
export const totalAmount = 'कुल राशि'
export const size = 'अक्षर का आकार (पॉइंट)'
export const width = 'चौड़ाई (पॉइंट)'
export const fromLeft = 'बाएँ से (पॉइंट)'
export const fromTop = 'ऊपर से (पॉइंट)'
export const marksHelp =
  'मार्क को या उसके दाएँ किनारे को खींचें। तीर कुंजियाँ उसे एक पॉइंट खिसकाती हैं, Shift के साथ दस; Delete उसे हटाता है।'
export const noMarks = 'अभी कोई मार्क नहीं'
export const fields = 'PDF के फ़ील्ड'
export const fieldsHelp = 'इस PDF में अपने फ़ील्ड हैं: चुनें कि हर एक में क्या भरा जाए।'
export const preview = 'पूर्वावलोकन'
export const previewHelp = 'किसी केस की जानकारी भरा हुआ फ़ॉर्म खोलता है।'
export const saveAndPreview = 'सहेजें और देखें'
export const caseNoRequired = 'केस का नंबर लिखें'
export const caseNoExample = 'VR-000001'
export const noSuchCase = 'ऐसा कोई केस नहीं है'
export const saveMarks = 'मार्क सहेजें'
export const marksSaved = 'मार्क सहेजे गए'
export const discard = 'बदलाव छोड़ें'
export const smaller = 'छोटा करें'
export const larger = 'बड़ा करें'
export const zoom = (percent: number) => `${percent}%`
export const noPicture = 'पेज नहीं दिखाया जा सका'
export const boxes = 'खाने, हर अक्षर के लिए एक'
export const officeValues = {
  'office.name': 'कार्यालय: नाम',
  'office.address': 'कार्यालय: एक पंक्ति में पता',
  'office.phone': 'कार्यालय: फ़ोन',
  'office.email': 'कार्यालय: ईमेल',
  'office.gstin': 'कार्यालय: GSTIN',
}
export const tickFor = (service: string) => `केस में ${service} हो तो क्रॉस`

/* Marks of a central form on the own blank. */
export const noSuchCentralForm = 'इस फ़ॉर्म के मार्क नहीं हैं'
export const startFrom = 'इस फ़ॉर्म के मार्क से शुरू करें…'
export const startFromHelp =
  'केंद्रीय रूप वाले खाली फ़ॉर्म के लिए: मार्क उन शब्दों के पास रखे जाते हैं जो इस पर मिलते हैं। उन्हें जाँचें, फिर सहेजें।'
export const centralForms = {
  '26': 'Form 26: डुप्लिकेट RC',
  '28': 'Form 28: अनापत्ति प्रमाणपत्र (NOC)',
  '29': 'Form 29: अंतरण की सूचना',
  '30': 'Form 30: स्वामित्व अंतरण',
  '33': 'Form 33: पता परिवर्तन',
  '34': 'Form 34: हाइपोथिकेशन, दर्ज करना',
  '35': 'Form 35: हाइपोथिकेशन, समाप्त करना',
}
export const placeMarks = 'मार्क रखें'
export const replaceMarks = 'मार्क बदलें'
export const proposeFailed = 'मार्क रखे नहीं जा सके'
export const placedMarks = (count: number) => `${count} मार्क रखे गए`
export const notOnPage = 'ये शब्द नहीं मिले; फ़ॉर्म में इनकी ज़रूरत हो तो मान हाथ से रखें:'
export const isScan =
  'यह PDF बिना पाठ का स्कैन है, इसलिए कोई शब्द नहीं मिल सकता। मान एक के नीचे एक रखे हैं: हर एक को उसकी जगह पर खींचें।'
/** The values of people that a form can print. */
export const people = {
  seller: 'पंजीकृत मालिक',
  buyer: 'नया मालिक',
  owner: 'केस के बाद का मालिक',
}
export const personFacts = {
  name: 'केवल नाम',
  sonOf: 'पुत्र, पत्नी या पुत्री (किसके)',
  address: 'राज्य सहित पता, एक पंक्ति में',
  nameAndAddress: 'नाम और पता, एक पंक्ति में',
  pincode: 'पिनकोड',
  phone: 'फ़ोन',
}
