import { showCount } from '../../count.ts'
import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const unknown = 'या वाहनाची अशी तारीख नाही'
export const logged = 'रिमाइंडर नोंदवला'
export const withdrawn = 'संपर्क मागे घेतला'
export const unknownContact = 'हा आपण नोंदवलेला संपर्क नाही'
export const tooLateToWithdraw = 'संपर्क दहा मिनिटांपर्यंतच मागे घेता येतो'
export const snoozed = 'रिमाइंडर स्थगित केला'
export const renewed = 'मुदतीचे नूतनीकरण नोंदवले'
export const saved = 'सेटिंग्ज सेव्ह झाल्या'
export const templatesSaved = 'मजकूर सेव्ह झाले'
export const channelRequired = 'मालकाला कशी आठवण केली ते निवडा'
export const outcomeRequired = 'निष्पत्ती निवडा'
export const untilRequired = 'रिमाइंडर कोणत्या दिवसापर्यंत स्थगित ठेवायचा ते निवडा'
export const untilPast = 'आजचा किंवा पुढचा दिवस निवडा'
export const tooLongSnooze = (days: number) =>
  plural(days, `पुढील ${days} दिवसातील दिवस निवडा`, `पुढील ${days} दिवसांतील दिवस निवडा`)
export const newDateRequired = 'नवीन तारीख निवडा'
export const notAfterPresent = (day: string) => `सध्याच्या ${day} या तारखेनंतरचा दिवस निवडा`
export const notFuture = 'आजनंतरचा दिवस निवडा'
export const textRequired = 'मजकूर लिहा'
export const unknownPlaceholder = (name: string) => `{${name}} असा प्लेसहोल्डर नाही`
export const loneBrace = 'प्लेसहोल्डरला दोन्ही कंस हवेत: {owner}'
export const textTwice = 'दुसऱ्या मजकुरातही हेच कागदपत्र आणि हीच भाषा आहे'
export const badLeadDays = '-30 ते 90 मधील 1 ते 6 वेगवेगळ्या पूर्ण संख्या द्या'
export const badDigest = 'बंद, दररोज किंवा दर आठवड्याला निवडा'
export const badWebhookUrl = 'https:// किंवा http:// ने सुरू होणारा वेब पत्ता द्या'
export const privateWebhook = 'हा पत्ता खाजगी नेटवर्कवरील आहे; पोर्टल तेथे काहीही पाठवत नाही'
export const insecureWebhook = 'https:// ने सुरू होणारा पत्ता द्या: तेथे मालकांची नावे आणि फोन पाठवले जातात'
export const webhookWithPassword = 'पत्त्यात वापरकर्ता आणि पासवर्ड लिहू नका: तो इतिहासात दिसतो'
export const badSecret = 'गुप्त की 24 ते 200 अक्षरांची असते'
export const secretRequired = '24 किंवा अधिक अक्षरांची गुप्त की द्या, जी प्रत्येक विनंतीवर स्वाक्षरी करते'
export const secretInUse = 'पत्ताही रिकामा ठेवा: गुप्त कीशिवाय काहीही पाठवले जात नाही'
export const firmRequired = 'डीलरच्या फर्मचे नाव द्या'
export const unknownDealer = 'या फर्मचा पडताळलेला डीलर नाही'
export const inactiveDealer = 'या डीलरचे खाते बंद केलेले आहे'
export const mailedToday = 'या डीलरला आजचा ईमेल पाठवला आहे. पुढील उद्या पाठवता येईल.'
export const nothingDue = 'या डीलरच्या कोणत्याही वाहनाचे नूतनीकरण सध्या करायचे नाही'
export const dealerMailed = 'ईमेल रांगेत आहे'

export const digestSubject = (count: number) =>
  plural(count, `${count} वाहनाचे नूतनीकरण करायचे आहे`, `${count} वाहनांचे नूतनीकरण करायचे आहे`)
export const digestIntro = 'या वाहनांच्या कागदपत्रांची मुदत लवकरच संपते किंवा संपली आहे. आम्ही कोणत्यांचे नूतनीकरण करावे ते कळवा.'
export const digestLine = (vehicle: string, paper: string, day: string) => `${vehicle}: ${paper}, ${day} पर्यंत वैध`
export const digestEndedLine = (vehicle: string, paper: string, day: string) =>
  `${vehicle}: ${paper}, ${day} रोजी मुदत संपली`
export const digestMore = (count: number) => `आणि आणखी ${count}`
export const digestOpen = 'माझी वाहने उघडा'
export const webhookSubject = 'रिमाइंडर'

export const kinds = {
  PUC: 'PUC',
  INSURANCE: 'विमा',
  FITNESS: 'फिटनेस',
  TAX: 'मोटार वाहन कर',
  PERMIT: 'परवाना',
} as const
export const bands = {
  overdue: 'मुदत संपलेली',
  week: '7 दिवसांत',
  month: '30 दिवसांत',
  later: '60 दिवसांत',
} as const
export const channels = { WHATSAPP: 'WhatsApp', SMS: 'SMS', CALL: 'कॉल', MAIL: 'ईमेल' } as const
export const outcomes = {
  sent: 'आठवण केली',
  willRenew: 'नूतनीकरण करणार',
  notReached: 'संपर्क झाला नाही',
  renewedElsewhere: 'इतरत्र नूतनीकरण',
} as const
export const byGateway = 'गेटवे'

export const title = 'रिमाइंडर'
export const description = 'लवकर मुदत संपणारी किंवा संपलेली कागदपत्रे, सर्वांत आधीची पहिली. मालकाला आठवण करा, काय झाले ते नोंदवा.'
export const listLabel = 'आठवण करायची कागदपत्रे'
export const bandsLabel = 'मुदत कधी संपते'
export const paper = 'कागदपत्र'
export const dealer = 'डीलर'
export const fetchFailed = 'रिमाइंडर लोड करता आले नाहीत'
export const emptyTitle = 'आठवण करण्यासारखे काही नाही'
export const emptyDetail = 'कागदपत्र त्याच्या तारखेच्या 60 दिवस आधीपासून 90 दिवस नंतरपर्यंत येथे दिसते.'
export const emptyFiltered = 'या फिल्टरशी जुळणारे कागदपत्र नाही.'
export const showResting = 'स्थगित दाखवा'
export const daysAgo = (days: number) => (days === 1 ? 'काल मुदत संपली' : `${days} दिवसांपूर्वी मुदत संपली`)
export const inDays = (days: number) =>
  days === 0 ? 'आज मुदत संपते' : days === 1 ? 'उद्या मुदत संपते' : `${days} दिवसांत मुदत संपते`
export const nameUnknown = 'मालक माहीत नाही'
export const notContacted = 'अजून संपर्क नाही'
export const lastContact = (outcome: string, channel: string, day: string) => `${outcome}, ${channel} द्वारे, ${day}`
export const restsUntil = (day: string) => `${day} पर्यंत स्थगित`
export const openOf = (plate: string, kind: string) => `${plate}, ${kind}`

export const textIn = 'मजकुराची भाषा'
export const english = 'इंग्रजी'
export const hindi = 'हिन्दी'
export const noPhone = 'फोन क्रमांक माहीत नाही. तो वाहनाच्या पानावर जोडा.'
export const dealerPhone = 'डीलरचा फोन (मालकाचा माहीत नाही):'
export const outcomeAfter = (channel: string) => `${channel} नंतर: काय झाले?`
export const afterChannel = { WHATSAPP: 'WhatsApp', SMS: 'SMS', CALL: 'कॉल', MAIL: 'ईमेल' } as const
export const snooze = 'स्थगित करा'
export const snoozeFor = { 3: '3 दिवस', 7: '1 आठवडा', 14: '2 आठवडे', 30: '1 महिना' } as const
export const endSnooze = 'स्थगिती संपवा'
export const renew = 'नूतनीकरण झाले'
export const renewTitle = (kind: string, plate: string) => `${plate}: ${kind} नूतनीकरण झाले`
export const renewDescription = 'वाहनाच्या सर्वांत नवीन केसलाही नवीन तारीख लागू होते.'
export const newDate = 'नवीन तारीख'
export const failed = 'रिमाइंडर सेव्ह करता आला नाही'
export const mailSubject = (kind: string, plate: string) => `${plate}: ${kind}`
export const keyMove = 'पुढील, मागील'
export const keyLanguage = 'इंग्रजी किंवा हिन्दी'
export const keysInReminders = 'रिमाइंडरमध्ये: WhatsApp, SMS, कॉल, ईमेल, स्थगित करा, नूतनीकरण झाले'

export const mailDealerButton = 'या डीलरला ईमेल करा'
export const mailDealerTitle = (firmName: string) => `${firmName} यांना ईमेल करायचा?`
export const mailDealerText =
  'ज्या वाहनांच्या कागदपत्रांची मुदत संपली आहे किंवा 30 दिवसांत संपते, त्यांचा एक ईमेल डीलरला मिळतो, मालकांशिवाय.'
export const mailDealerFailed = 'ईमेल रांगेत टाकता आला नाही'
export const printList = 'कॉल यादी प्रिंट करा'
export const callList = 'कॉल यादी'
export const phone = 'फोन'
export const owner = 'मालक'
export const ends = 'मुदत समाप्ती'
export const result = 'परिणाम'

export const weekLine = (due: number, contacted: number) =>
  `या आठवड्यात आठवण करायची: ${showCount(due)}, संपर्क केला ${showCount(contacted)}`
export const weekFailed = 'या आठवड्याचे रिमाइंडर लोड करता आले नाहीत'
export const noted = (reminder: string, outcome: string) => `${reminder}: ${outcome}`
