import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const title = 'सूचना'
export const caseAssigned = 'केस सोपवली'
export const caseUnassigned = 'केस परत घेतली'
export const caseRejected = 'केस नाकारली'
export const stageChanged = 'फाईल पुढे गेली'
export const paperWanted = 'कागदपत्र हवे आहे'
export const paperUploaded = 'केसमध्ये फाईल जोडली'
export const comment = 'नवीन टिप्पणी'
export const requestNew = 'डीलरची नवीन विनंती'
export const requestAccepted = 'विनंती स्वीकारली'
export const requestDeclined = 'विनंती फेटाळली'
export const casePaid = 'केसचे पैसे भरले'
export const paymentWaits = 'पडताळायचे पेमेंट'
export const paymentVerified = 'पेमेंट पडताळले'
export const paymentRejected = 'पेमेंट नाकारले'
export const billRaised = 'नवीन बिल'
export const billDue = 'बिल लवकरच देय'
export const billOverdue = 'बिल थकीत'
export const clientSignedUp = 'नवीन साइन अप'
export const mailGivenUp = 'ईमेल पोहोचला नाही'
export const webhookFailed = 'वेबहुक अयशस्वी'

export const theCase = (caseNo: string, vehicleNo: string) => `${caseNo}, ${vehicleNo}`
export const stageWaiting = (stage: string) => `${stage}. आपली प्रतीक्षा आहे.`
export const also = (title: string, text: string) => `${title}: ${text}`
export const paperOf = (theCase: string, paper: string) => `${theCase}: ${paper}`
export const namesYou = 'आपले नाव घेतले आहे'
export const payment = (amount: string) => `केसेससाठी ${amount}`
export const paymentOfBill = (amount: string) => `बिलासाठी ${amount}`
export const bill = (month: string, dueDate: string) => `${month}, ${dueDate} रोजी देय`
export const mailTo = (subject: string) => `“${subject}” हा ईमेल शेवटच्या प्रयत्नानंतर पाठवणे थांबवले`

export const unreadLabel = (count: number | string) => `सूचना, ${count} न वाचलेल्या`
export const more = (most: number) => `${most}+`
export const none = 'अजून काही नाही'
export const noneDetail = 'आपल्या कामासंबंधी जे घडते ते येथे दिसते.'
export const fetchFailed = 'सूचना लोड करता आल्या नाहीत'
export const today = 'आज'
export const earlier = 'आधीच्या'
export const markAll = 'सर्व वाचल्या असे नोंदवा'
export const markRead = 'वाचली असे नोंदवा'
export const readFailed = 'सूचना वाचल्या असे नोंदवता आले नाही'
export const older = 'जुन्या दाखवा'
export const choose = 'कोणत्या सूचना हव्यात ते निवडा'

/* Above the lists of a page. */
export const newRows = (count: number) => `${count} नवीन`
export const rowsChanged = 'यादी बदलली आहे'

export const preferencesIntro = 'आपल्याला येथे आणि ईमेलने काय कळवले जाते ते.'
export const inPortal = 'पोर्टलमध्ये'
export const byMail = 'ईमेलने'
export const mailNow = 'लगेच'
export const mailDaily = 'रोज 18:00 वाजता'
export const mailOff = 'ईमेल नको'
export const saved = 'आपली निवड सेव्ह झाली'
export const saveFailed = 'आपली निवड सेव्ह करता आली नाही'

export const idsOrAll = 'कोणत्या सूचना ते सांगा किंवा सर्व निवडा'
export const repeated = 'ही घटना दोनदा दिली आहे'
export const notOfRole = 'आपल्या भूमिकेला ही घटना कळवली जात नाही'
export const tooManyStreams = 'या खात्याच्या खूप जास्त विंडो उघड्या आहेत'

export const mailSubject = (title: string, text: string) => `${title}: ${text}`
export const open = 'पोर्टलमध्ये उघडा'
export const mailWhy = 'आपण “माझे प्रोफाइल” मध्ये निवडल्यामुळे हा ईमेल आपल्याला मिळाला आहे; तेथेच तो बंद करता येतो.'
export const digestSubject = (count: number) => plural(count, 'एक नवीन घडामोड', `${count} नवीन घडामोडी`)
export const digestIntro = 'मागील ईमेलनंतर हे घडले:'
export const digestLine = (title: string, text: string) => `• ${title}: ${text}`
export const digestMore = (more: number) => `आणि आणखी ${more}`

/* Messages to the phone. */
export const messageSubject = 'डीलरला संदेश'
export const phoneTitle = 'माझ्या फोनवर संदेश'
export const phoneDetail = (phoneNo: string) =>
  `कार्यालयाचे गेटवे ते ${phoneNo} वर पाठवते: टप्पे, राहिलेली कागदपत्रे आणि पेमेंट, प्रत्येक फाईलसाठी दिवसाला जास्तीत जास्त एक.`

/* Turning mails off by the link in one. */
export const mailsTitle = 'आपल्या कामाविषयीचे ईमेल'
export const unsubscribe = 'हे ईमेल बंद करा'
export const unsubscribeAsk = 'कामात काय घडते याचे ईमेल यापुढे येणार नाहीत. पोर्टलमध्ये ते दिसत राहील.'
export const unsubscribed =
  'आता कामात काय घडते याचे ईमेल आपल्याला येणार नाहीत. पोर्टलमध्ये ते दिसत राहील, आणि “माझे प्रोफाइल” मध्ये आपण पुन्हा ईमेल निवडू शकता.'

/* Web push. */
export const pushTitle = 'नवीन सूचना आहे'
export const pushText = (count: number) => `${count} न वाचलेल्या`
export const badPush = 'या डिव्हाइसला सूचना पाठवता येत नाही'
export const pushDevice = 'या डिव्हाइसवर सूचना'
export const pushDetail = 'पोर्टल बंद असतानाही नवीन सूचना असल्याचे दाखवते. ती काय आहे ते फक्त पोर्टलमध्येच दिसते.'
export const pushDenied = 'ब्राउझर परवानगी देत नाही. त्याच्या सेटिंग्जमध्ये या साइटच्या सूचनांना परवानगी द्या.'
