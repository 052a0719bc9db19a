import { showCount } from '../../count.ts'

export const unknown = 'इस वाहन की इस प्रकार की कोई तारीख नहीं है'
export const logged = 'रिमाइंडर दर्ज हुआ'
export const withdrawn = 'संपर्क वापस लिया गया'
export const unknownContact = 'यह आपका दर्ज किया हुआ संपर्क नहीं है'
export const tooLateToWithdraw = 'संपर्क दस मिनट तक ही वापस लिया जा सकता है'
export const snoozed = 'रिमाइंडर टाला गया'
export const renewed = 'समाप्ति की तारीख नवीनीकृत'
export const saved = 'सेटिंग सहेजी गई'
export const templatesSaved = 'संदेश सहेजे गए'
export const channelRequired = 'चुनें कि मालिक को कैसे याद दिलाया गया'
export const outcomeRequired = 'नतीजा चुनें'
export const untilRequired = 'चुनें कि रिमाइंडर किस दिन तक टाला जाए'
export const untilPast = 'आज या उसके बाद का दिन चुनें'
export const tooLongSnooze = (days: number) => `अगले ${days} दिनों के भीतर का दिन चुनें`
export const newDateRequired = 'नई तारीख चुनें'
export const notAfterPresent = (day: string) => `मौजूदा तारीख ${day} के बाद का दिन चुनें`
export const notFuture = 'आज के बाद का दिन चुनें'
export const textRequired = 'संदेश लिखें'
export const unknownPlaceholder = (name: string) => `{${name}} नाम का कोई प्लेसहोल्डर नहीं है`
export const loneBrace = 'प्लेसहोल्डर में दोनों कोष्ठक ज़रूरी हैं: {owner}'
export const textTwice = 'यही कागज़ और भाषा किसी और संदेश में भी हैं'
export const badLeadDays = '-30 से 90 तक 1 से 6 अलग-अलग पूर्ण संख्याएँ दें'
export const badDigest = 'बंद, रोज़ाना या साप्ताहिक चुनें'
export const badWebhookUrl = 'https:// या http:// से शुरू होने वाला वेब पता दें'
export const privateWebhook = 'यह पता निजी नेटवर्क पर है, जहाँ पोर्टल कुछ नहीं भेजता'
export const insecureWebhook = 'https:// से शुरू होने वाला पता दें: वहाँ मालिकों के नाम और फ़ोन भेजे जाते हैं'
export const webhookWithPassword = 'पते में उपयोगकर्ता और पासवर्ड न लिखें: पता इतिहास में रहता है'
export const badSecret = 'सीक्रेट में 24 से 200 अक्षर होते हैं'
export const secretRequired = '24 या अधिक अक्षरों का सीक्रेट दें, जो हर अनुरोध पर हस्ताक्षर करता है'
export const secretInUse = 'पता भी खाली छोड़ें: बिना सीक्रेट के कुछ नहीं भेजा जाता'
export const firmRequired = 'डीलर की फ़र्म बताएँ'
export const unknownDealer = 'किसी सत्यापित डीलर की यह फ़र्म नहीं है'
export const inactiveDealer = 'इस डीलर का खाता बंद है'
export const mailedToday = 'इस डीलर को आज मेल जा चुका है। अगला कल जा सकता है।'
export const nothingDue = 'इस डीलर के किसी वाहन का नवीनीकरण अभी देय नहीं है'
export const dealerMailed = 'मेल कतार में डाला गया'

/* The digest for a dealer. */
export const digestSubject = (count: number) => `नवीनीकरण के लिए ${count} वाहन`
export const digestIntro = 'इन वाहनों के कागज़ जल्द समाप्त होंगे या समाप्त हो चुके हैं। हमें बताएँ कि किनका नवीनीकरण करना है।'
export const digestLine = (vehicle: string, paper: string, day: string) => `${vehicle}: ${paper}, ${day} तक मान्य`
export const digestEndedLine = (vehicle: string, paper: string, day: string) =>
  `${vehicle}: ${paper}, ${day} को समाप्त हो चुका`
export const digestMore = (count: number) => `और ${count} अन्य`
export const digestOpen = 'मेरे वाहन खोलें'
/** The subject of a webhook in the table of deliveries. */
export const webhookSubject = 'रिमाइंडर'

/* The kinds of papers, and the bands of the worklist. */
export const kinds = {
  PUC: 'PUC',
  INSURANCE: 'बीमा',
  FITNESS: 'फिटनेस',
  TAX: 'रोड टैक्स',
  PERMIT: 'परमिट',
} as const
export const bands = {
  overdue: 'समाप्त हो चुके',
  week: '7 दिन में',
  month: '30 दिन में',
  later: '60 दिन में',
} as const
export const channels = { WHATSAPP: 'WhatsApp', SMS: 'SMS', CALL: 'कॉल', MAIL: 'मेल' } as const
export const outcomes = {
  sent: 'याद दिलाया',
  willRenew: 'नवीनीकरण कराएँगे',
  notReached: 'संपर्क नहीं हुआ',
  renewedElsewhere: 'और कहीं नवीनीकृत',
} as const
export const byGateway = 'गेटवे'

export const title = 'रिमाइंडर'
export const description = 'जल्द समाप्त होने वाले या समाप्त हो चुके कागज़, सबसे जल्दी वाले पहले। मालिक को याद दिलाएँ, नतीजा दर्ज करें।'
export const listLabel = 'याद दिलाने वाले कागज़'
export const bandsLabel = 'कागज़ कब समाप्त होता है'
export const paper = 'कागज़'
export const dealer = 'डीलर'
export const fetchFailed = 'रिमाइंडर लोड नहीं हो सके'
export const emptyTitle = 'याद दिलाने को कुछ नहीं'
export const emptyDetail = 'कागज़ अपनी तारीख से 60 दिन पहले से 90 दिन बाद तक यहाँ दिखता है।'
export const emptyFiltered = 'इन फ़िल्टरों से कोई कागज़ मेल नहीं खाता।'
export const showResting = 'टाले हुए दिखाएँ'
export const daysAgo = (days: number) => (days === 1 ? 'कल समाप्त हुआ' : `${days} दिन पहले समाप्त हुआ`)
export const inDays = (days: number) =>
  days === 0 ? 'आज समाप्त होगा' : days === 1 ? 'कल समाप्त होगा' : `${days} दिन में समाप्त होगा`
export const nameUnknown = 'मालिक ज्ञात नहीं'
export const notContacted = 'अभी संपर्क नहीं किया'
export const lastContact = (outcome: string, channel: string, day: string) => `${outcome}, ${channel} से, ${day}`
export const restsUntil = (day: string) => `${day} तक टाला गया`
export const openOf = (plate: string, kind: string) => `${plate}, ${kind}`

/* The open row. */
export const textIn = 'संदेश की भाषा'
export const english = 'अंग्रेज़ी'
export const hindi = 'हिन्दी'
export const noPhone = 'कोई फ़ोन नंबर ज्ञात नहीं है। इसे वाहन के पेज पर जोड़ें।'
export const dealerPhone = 'डीलर का फ़ोन (मालिक का ज्ञात नहीं):'
export const outcomeAfter = (channel: string) => `${channel} के बाद: क्या नतीजा रहा?`
export const afterChannel = { WHATSAPP: 'WhatsApp', SMS: 'SMS', CALL: 'कॉल', MAIL: 'मेल' } as const
export const snooze = 'टालें'
export const snoozeFor = { 3: '3 दिन', 7: '1 सप्ताह', 14: '2 सप्ताह', 30: '1 महीना' } as const
export const endSnooze = 'टालना समाप्त करें'
export const renew = 'नवीनीकरण हुआ'
export const renewTitle = (kind: string, plate: string) => `${plate}: ${kind} का नवीनीकरण`
export const renewDescription = 'वाहन के सबसे नए केस में भी नई तारीख दर्ज होगी।'
export const newDate = 'नई तारीख'
export const failed = 'रिमाइंडर सहेजा नहीं जा सका'
export const mailSubject = (kind: string, plate: string) => `${plate}: ${kind}`
export const keyMove = 'अगला, पिछला'
export const keyLanguage = 'अंग्रेज़ी या हिन्दी'
export const keysInReminders = 'रिमाइंडर में: WhatsApp, SMS, कॉल, मेल, टालें, नवीनीकरण हुआ'

/* All vehicles of a dealer, and the call list. */
export const mailDealerButton = 'इस डीलर को मेल करें'
export const mailDealerTitle = (firmName: string) => `${firmName} को मेल करें?`
export const mailDealerText =
  'डीलर को उसके उन वाहनों का एक मेल मिलेगा जिनके कागज़ समाप्त हो चुके हैं या 30 दिन में समाप्त होंगे, मालिकों के बिना।'
export const mailDealerFailed = 'मेल कतार में नहीं डाला जा सका'
export const printList = 'कॉल सूची प्रिंट करें'
export const callList = 'कॉल सूची'
export const phone = 'फ़ोन'
export const owner = 'मालिक'
export const ends = 'समाप्ति'
export const result = 'नतीजा'

/* The line of the homes. */
export const weekLine = (due: number, contacted: number) =>
  `इस सप्ताह देय: ${showCount(due)}, संपर्क किया: ${showCount(contacted)}`
export const weekFailed = 'इस सप्ताह के रिमाइंडर लोड नहीं हो सके'
export const noted = (reminder: string, outcome: string) => `${reminder}: ${outcome}`
