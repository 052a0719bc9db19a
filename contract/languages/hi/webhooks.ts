import { pluralOf } from '../language.ts'

const plural = pluralOf('hi')

/* The calls of webhooks (contract-trade section 11). */
export const badUrl = 'https:// से शुरू होने वाला वेब पता दें'
export const longNumber = 'बारह अंकों की संख्या न लिखें: वह आधार नंबर जैसी लगती है'
export const eventsRequired = 'कम से कम एक घटना चुनें'
export const unknownEvent = 'ऐसी कोई घटना नहीं है'
export const eventTwice = 'कोई घटना दो बार दी गई है'
export const everyEventAlone = '"सभी घटनाएँ" के साथ कोई और घटना नहीं चाहिए'
export const tooMany = 'दस वेबहुक पहले से हैं। पहले कोई एक मिटाएँ।'
export const switchedOff = 'यह वेबहुक बंद है। पहले इसे चालू करें।'
export const unknownDelivery = 'यह डिलीवरी अब रखी नहीं गई है'
export const added = 'वेबहुक जोड़ा गया'
export const saved = 'वेबहुक सहेजा गया'
export const deleted = 'वेबहुक मिटाया गया'
export const rotated = 'सीक्रेट नया किया गया'
export const tested = 'परीक्षण घटना कतार में डाली गई'
export const sentAgain = 'घटना फिर से कतार में डाली गई'

/** What the event of a test tells. */
export const ping = 'परीक्षण घटना'

/** What each event tells. */
export const events = {
  'case.created': 'केस बनाया गया',
  'case.updated': 'केस बदला गया',
  'case.verified': 'केस सत्यापित हुआ',
  'case.assigned': 'केस सौंपा गया',
  'case.unassigned': 'केस वापस लिया गया',
  'case.rejected': 'केस अस्वीकार हुआ',
  'case.reopened': 'केस फिर से खोला गया',
  'case.paid': 'केस का भुगतान हुआ',
  'case.stage_changed': 'चरण बदला गया',
  'paper.changed': 'कागज़ बदला गया',
  'payment.waiting': 'भुगतान सत्यापन की प्रतीक्षा में',
  'payment.verified': 'भुगतान सत्यापित हुआ',
  'payment.rejected': 'भुगतान अस्वीकार हुआ',
  'bill.raised': 'बिल जारी हुआ',
  'bill.paid': 'बिल का भुगतान हुआ',
  'client.signed_up': 'क्लाइंट ने साइन अप किया',
  'client.verified': 'क्लाइंट सत्यापित हुआ',
  'request.created': 'डीलर का अनुरोध',
  'comment.created': 'डीलर के लिए या डीलर की टिप्पणी',
  'reminder.due': 'रिमाइंडर देय',
} as const

export const title = 'वेबहुक'
export const description = 'पोर्टल दूसरे प्रोग्रामों को कुछ ही सेकंड में, हस्ताक्षर के साथ बताता है कि क्या हुआ।'
export const fetchFailed = 'वेबहुक लोड नहीं हो सके'
export const none = 'अभी किसी प्रोग्राम को नहीं बताया जाता।'
export const add = 'वेबहुक जोड़ें'
export const addFailed = 'वेबहुक नहीं जोड़ा जा सका'
export const edit = 'वेबहुक संपादित करें'
export const saveFailed = 'वेबहुक सहेजा नहीं जा सका'
export const editNamed = (url: string) => `${url} संपादित करें`
export const url = 'पता'
export const urlExample = 'https://'
export const urlHint = 'जहाँ हर घटना भेजी जाए। उपयोगकर्ता और पासवर्ड न लिखें।'
export const descriptionLabel = 'विवरण'
export const eventsLabel = 'घटनाएँ'
export const allEvents = 'सभी घटनाएँ, वे भी जो आगे के संस्करणों में जुड़ेंगी'
export const everyEvent = 'सभी घटनाएँ'
export const eventCount = (count: number) => plural(count, `${count} घटना`, `${count} घटनाएँ`)
export const groupCases = 'केस'
export const groupMoney = 'भुगतान और बिल'
export const groupDealers = 'डीलर'
export const groupReminders = 'रिमाइंडर'
export const phoneIncluded = 'रिमाइंडर में मालिक का नाम और फ़ोन होता है।'
export const isOn = 'चालू रखें'
export const stateOn = 'चालू'
export const stateOff = 'बंद'
export const stateFailing = 'विफल हो रहा है'
export const failingSince = 'इस समय से विफल:'
export const lastDelivery = 'पिछली डिलीवरी'
export const never = 'अभी कुछ नहीं पहुँचा'

/* The secret, shown once. */
export const secretTitle = 'वेबहुक का सीक्रेट'
export const secretExplained = 'इसे अभी कॉपी करें: यह फिर नहीं दिखेगा। प्राप्तकर्ता इससे जाँचता है कि घटना यहीं से आई है।'
export const secretLabel = 'सीक्रेट'
export const copySecret = 'कॉपी करें'
export const secretCopied = 'सीक्रेट कॉपी हो गया'
export const copyRefused = 'ब्राउज़र कॉपी नहीं कर रहा। सीक्रेट चुनकर कॉपी करें।'
export const rotate = 'नया सीक्रेट'
export const rotateNamed = (address: string) => `${address} का नया सीक्रेट`
export const rotateExplained = '24 घंटे तक हर घटना पर दोनों से हस्ताक्षर होंगे, ताकि प्राप्तकर्ता बदल सके।'
export const rotateFailed = 'सीक्रेट नया नहीं किया जा सका'
const deleteText = 'मिटाएँ'

export { deleteText as delete }
export const deleteNamed = (address: string) => `${address} मिटाएँ`
export const deleteTitle = 'वेबहुक मिटाएँ?'
export const deleteExplained = 'वहाँ फिर कुछ नहीं भेजा जाएगा, और उसकी डिलीवरी भी मिट जाएँगी।'
export const deleteFailed = 'वेबहुक मिटाया नहीं जा सका'

/* What was sent. */
export const deliveries = 'डिलीवरी'
export const deliveriesOf = (address: string) => `${address} की डिलीवरी`
export const deliveriesFailed = 'डिलीवरी लोड नहीं हो सकीं'
export const noDelivery = 'पिछले 30 दिनों में कुछ नहीं भेजा गया।'
export const sendTest = 'परीक्षण घटना भेजें'
export const testFailed = 'परीक्षण घटना नहीं भेजी जा सकी'
export const sendAgain = 'फिर से भेजें'
export const sendAgainNamed = (event: string, at: string) => `फिर से भेजें: ${event}, ${at}`
export const sendAgainFailed = 'घटना फिर से नहीं भेजी जा सकी'
export const statuses = { pending: 'प्रतीक्षा में', delivered: 'पहुँचा', failed: 'विफल' } as const
export const answer = (status: number) => `उत्तर ${status}`
export const noAnswer = 'कोई उत्तर नहीं'
export const noAnswerBecause = (failure: string) => `कोई उत्तर नहीं: ${failure}`
export const showBody = 'घटना दिखाएँ'
export const hideBody = 'घटना छिपाएँ'
export const showBodyNamed = (event: string, at: string) => `घटना दिखाएँ: ${event}, ${at}`
export const hideBodyNamed = (event: string, at: string) => `घटना छिपाएँ: ${event}, ${at}`
export const bodyNamed = (event: string, at: string) => `क्या भेजा गया: ${event}, ${at}`
export const bodyFailed = 'भेजी गई घटना लोड नहीं हो सकी'
export const attempts = (count: number) => plural(count, `${count} कोशिश`, `${count} कोशिशें`)
export const nextAttempt = (at: string) => `अगली ${at}`
