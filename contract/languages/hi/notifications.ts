import { pluralOf } from '../language.ts'

const plural = pluralOf('hi')

/* What users are told of: the titles, which are also the labels of the preferences, and the texts. */

export const title = 'सूचनाएँ'
export const caseAssigned = 'केस सौंपा गया'
export const caseUnassigned = 'केस वापस लिया गया'
export const caseRejected = 'केस अस्वीकृत'
export const stageChanged = 'फ़ाइल आगे बढ़ी'
export const paperWanted = 'कागज़ चाहिए'
export const paperUploaded = 'केस में फ़ाइल जोड़ी गई'
export const comment = 'नई टिप्पणी'
export const requestNew = 'डीलर का नया अनुरोध'
export const requestAccepted = 'अनुरोध मंज़ूर'
export const requestDeclined = 'अनुरोध नामंज़ूर'
export const casePaid = 'केस का भुगतान हुआ'
export const paymentWaits = 'सत्यापन के लिए भुगतान'
export const paymentVerified = 'भुगतान सत्यापित'
export const paymentRejected = 'भुगतान अस्वीकृत'
export const billRaised = 'नया बिल'
export const billDue = 'बिल जल्द देय'
export const billOverdue = 'बिल अतिदेय'
export const clientSignedUp = 'नया साइन अप'
export const mailGivenUp = 'मेल नहीं पहुँचा'
export const webhookFailed = 'वेबहुक विफल'

/** A case, by its number and plate. */
export const theCase = (caseNo: string, vehicleNo: string) => `${caseNo}, ${vehicleNo}`
export const stageWaiting = (stage: string) => `${stage}। यह आपकी प्रतीक्षा में है।`
export const also = (title: string, text: string) => `${title}: ${text}`
export const paperOf = (theCase: string, paper: string) => `${theCase}: ${paper}`
export const namesYou = 'आपका नाम लिया गया है'
export const payment = (amount: string) => `केसों के लिए ${amount}`
export const paymentOfBill = (amount: string) => `बिल के लिए ${amount}`
export const bill = (month: string, dueDate: string) => `${month}, ${dueDate} को देय`
export const mailTo = (subject: string) => `“${subject}” को अंतिम कोशिश के बाद छोड़ दिया गया`

/* The panel. */
export const unreadLabel = (count: number | string) => `सूचनाएँ, ${count} अपठित`
export const more = (most: number) => `${most}+`
export const none = 'अभी कुछ नहीं'
export const noneDetail = 'आपके काम में जो भी होगा, वह यहाँ दिखेगा।'
export const fetchFailed = 'सूचनाएँ लोड नहीं हो सकीं'
export const today = 'आज'
export const earlier = 'पहले'
export const markAll = 'सभी को पढ़ा हुआ मानें'
export const markRead = 'पढ़ा हुआ मानें'
export const readFailed = 'सूचनाओं को पढ़ा हुआ नहीं माना जा सका'
export const older = 'पुरानी दिखाएँ'
export const choose = 'चुनें कि आपको क्या बताया जाए'

/* Above the lists of a page. */
export const newRows = (count: number) => `${count} नई`
export const rowsChanged = 'सूची बदल गई है'

/* The choices in My Profile. */
export const preferencesIntro = 'आपको यहाँ और मेल से क्या बताया जाए।'
export const inPortal = 'पोर्टल में'
export const byMail = 'मेल से'
export const mailNow = 'तुरंत'
export const mailDaily = 'रोज़ 18:00 बजे'
export const mailOff = 'मेल नहीं'
export const saved = 'आपकी पसंद सहेजी गई'
export const saveFailed = 'आपकी पसंद सहेजी नहीं जा सकी'

/* Refusals. */
export const idsOrAll = 'सूचनाएँ बताएँ, या सभी चुनें'
export const repeated = 'यह घटना दो बार दी गई है'
export const notOfRole = 'इस घटना की सूचना आपकी भूमिका को नहीं दी जाती'
export const tooManyStreams = 'इस खाते की बहुत अधिक विंडो खुली हैं'

/* Mails. */
export const mailSubject = (title: string, text: string) => `${title}: ${text}`
export const open = 'पोर्टल में खोलें'
export const mailWhy = 'यह मेल आपको इसलिए मिला क्योंकि आपने इसे "मेरी प्रोफ़ाइल" में चुना है, जहाँ आप इसे बंद कर सकते हैं।'
export const digestSubject = (count: number) => plural(count, `${count} नई बात हुई है`, `${count} नई बातें हुई हैं`)
export const digestIntro = 'पिछले मेल के बाद यह हुआ है:'
export const digestLine = (title: string, text: string) => `• ${title}: ${text}`
export const digestMore = (more: number) => `और ${more} अन्य`

/* Messages to the phone. */
export const messageSubject = 'डीलर को संदेश'
export const phoneTitle = 'मेरे फ़ोन पर संदेश'
export const phoneDetail = (phoneNo: string) =>
  `कार्यालय का गेटवे इन्हें ${phoneNo} पर भेजता है: चरण, बाकी कागज़ और भुगतान, हर फ़ाइल के लिए दिन में अधिकतम एक।`

/* Turning mails off by the link in one. */
export const mailsTitle = 'आपके काम से जुड़े मेल'
export const unsubscribe = 'ये मेल बंद करें'
export const unsubscribeAsk = 'काम में होने वाली बातों के मेल फिर नहीं मिलेंगे। पोर्टल में वे दिखती रहेंगी।'
export const unsubscribed =
  'अब आपको काम में होने वाली बातों के मेल नहीं मिलेंगे। पोर्टल में वे दिखती रहेंगी, और "मेरी प्रोफ़ाइल" में आप मेल फिर चुन सकते हैं।'

/* Web push. */
export const pushTitle = 'नई सूचना है'
export const pushText = (count: number) => `${count} अपठित`
export const badPush = 'इस डिवाइस को सूचना नहीं भेजी जा सकती'
export const pushDevice = 'इस डिवाइस पर सूचना'
export const pushDetail = 'पोर्टल बंद होने पर भी दिखाता है कि नई सूचना है। क्या है, यह केवल पोर्टल में दिखता है।'
export const pushDenied = 'ब्राउज़र इसकी अनुमति नहीं देता। उसकी सेटिंग में इस साइट की सूचनाओं की अनुमति दें।'
