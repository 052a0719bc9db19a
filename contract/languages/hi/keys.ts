import { MAX_KEY_DAYS } from '../../key-scopes.ts'

export const created = 'API कुंजी बनाई गई'
export const revoked = 'API कुंजी रद्द की गई'
export const nameRequired = 'उस प्रोग्राम का नाम लिखें जो कुंजी का उपयोग करेगा'
export const scopesRequired = 'कम से कम एक काम चुनें जिसकी कुंजी को अनुमति हो'
export const scopeUnknown = 'यह अनुमति ज्ञात नहीं है'
export const scopeTwice = 'हर अनुमति एक ही बार दें'
export const badLastDay = `आज से ${MAX_KEY_DAYS} दिन आगे तक का दिन चुनें`
export const notValid = 'यह API कुंजी अज्ञात है, रद्द है या समाप्त हो चुकी है'
export const notForKey = 'इस API कुंजी को यह कॉल करने की अनुमति नहीं है'
export const nameWithNumber = 'नाम में बारह अंकों की संख्या नहीं हो सकती'

/* The scopes, and what each allows. */
export const casesRead = 'केस पढ़ना'
export const casesReadAllows =
  'सभी केसों की सूचियाँ, विवरण, इतिहास, चरण, कागज़ और टिप्पणियाँ, और कतार, उसके भुगतान, बिल और डीलर भी'
export const casesWrite = 'केस लिखना'
export const casesWriteAllows = 'केस बनाना, संपादित और सत्यापित करना; चरण, कागज़, फ़ाइलें और तारीखें बदलना; टिप्पणी करना'
export const vehiclesRead = 'वाहन पढ़ना'
export const vehiclesReadAllows = 'वाहन, उनके मालिक और तारीखें'
export const remindersRead = 'रिमाइंडर पढ़ना'
export const remindersReadAllows = 'जल्द क्या समाप्त होगा, रिपोर्ट और संदेश'
export const remindersWrite = 'रिमाइंडर लिखना'
export const remindersWriteAllows = 'संपर्क दर्ज करना, टालना और नवीनीकरण करना'
export const clientsRead = 'क्लाइंट पढ़ना'
export const clientsReadAllows = 'डीलर, और उन पर कितना बकाया है'
export const paymentsRead = 'भुगतान पढ़ना'
export const paymentsReadAllows = 'लंबित भुगतान, और जिन पर निर्णय हो चुका है'
export const billsRead = 'बिल पढ़ना'
export const billsReadAllows = 'डीलरों के बिल, स्टेटमेंट और लेन-देन'

/* The list of keys. */
export const title = 'API कुंजियाँ'
export const description = 'कार्यालय के प्रोग्रामों को केस पढ़ने और लिखने दें। कोई भी कुंजी आधार या PAN नंबर नहीं दिखाती।'
export const fetchFailed = 'API कुंजियाँ लोड नहीं हो सकीं'
export const none = 'अभी कोई API कुंजी नहीं'
export const emptyDetail = 'हर प्रोग्राम के लिए अलग कुंजी बनाएँ, ताकि हर एक को अलग से रद्द किया जा सके।'
export const create = 'API कुंजी बनाएँ'
export const goodUntil = 'मान्य, अंतिम दिन'
export const wasGoodUntil = 'मान्य थी, अंतिम दिन'
export const lastUse = 'पिछला उपयोग'
export const neverUsed = 'अभी उपयोग नहीं हुआ'
export const madeBy = (name: string) => `${name} द्वारा`
export const stateRevoked = 'रद्द'
export const stateExpired = 'समाप्त'
/** In a history, after the name of a person. */
export const viaKey = (name: string) => `API कुंजी ${name} से`

/* The dialogs. */
export const createDescription = 'प्रोग्राम आपके नाम से काम करता है। इतिहास में कुंजी का नाम भी रहता है।'
export const nameLabel = 'प्रोग्राम'
export const nameExample = 'पुणे कार्यालय का Tally'
export const mayLabel = 'इसे क्या अनुमति है'
export const lastDayLabel = 'अंतिम दिन'
export const lastDayHint = `अधिकतम ${MAX_KEY_DAYS} दिन आगे`
export const createFailed = 'API कुंजी नहीं बनाई जा सकी'
export const secretTitle = 'कुंजी अभी कॉपी करें'
export const secretDescription = 'यह केवल इसी बार दिखेगी। इसे पासवर्ड की तरह सँभालें।'
export const secretLabel = (name: string) => `${name} की कुंजी`
export const copy = 'कुंजी कॉपी करें'
export const copied = 'कुंजी कॉपी हो गई'
export const copyFailed = 'ब्राउज़र ने कुंजी कॉपी नहीं करने दी। इसे चुनकर स्वयं कॉपी करें।'
export const done = 'हो गया'
export const revoke = 'रद्द करें'
export const revokeNamed = (name: string) => `${name} को रद्द करें`
export const revokeTitle = 'यह API कुंजी रद्द करें?'
export const revokeDescription = <Piece>(name: Piece) => [name, ' को अगली कॉल से हमेशा के लिए अस्वीकार किया जाएगा।']
export const revokeFailed = 'API कुंजी रद्द नहीं की जा सकी'
