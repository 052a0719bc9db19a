/* Mails to clients and users: subjects, paragraphs and buttons. */

export const greeting = (name: string) => `नमस्ते ${name},`
/** Below the button, for mail programs that do not render it. */
export const ifNoButton = (href: string) => `यदि बटन काम न करे, तो यह पता कॉपी करें: ${href}`
export const invitedSubject = 'आपको आमंत्रित किया गया है'
export const invited = 'आपके लिए खाता बनाया गया है। शुरू करने के लिए अपना पासवर्ड चुनें। लिंक एक बार, 72 घंटे तक काम करता है।'
export const verifiedSubject = 'आपका खाता सत्यापित हो गया है'
export const verified =
  'आपका साइन अप सत्यापित हो गया है। अपने केस देखने के लिए अपना पासवर्ड चुनें। लिंक एक बार, 72 घंटे तक काम करता है।'
export const resetSubject = 'अपना पासवर्ड रीसेट करें'
export const reset =
  'किसी ने इस पते के लिए नया पासवर्ड माँगा है। यदि वह आप थे, तो अभी पासवर्ड चुनें: लिंक एक बार, 30 मिनट तक काम करता है। यदि आप नहीं थे, तो इस मेल पर ध्यान न दें।'
export const setPassword = 'अपना पासवर्ड सेट करें'
export const passwordChangedSubject = 'आपका पासवर्ड बदला गया'
export const passwordChanged = 'आपके खाते का पासवर्ड बदला गया, और आपको बाकी जगहों से साइन आउट कर दिया गया।'
export const passwordNotChangedByYou =
  'यदि यह आपने नहीं किया, तो साइन इन पेज पर "पासवर्ड भूल गए?" से नया पासवर्ड चुनें और तुरंत कार्यालय को बताएँ।'
export const twoFactorResetSubject = 'आपका दो-चरणीय साइन इन रीसेट किया गया'
export const twoFactorReset =
  'कार्यालय ने आपका दो-चरणीय साइन इन बंद कर दिया है और आपको सभी जगहों से साइन आउट कर दिया है। अपने पासवर्ड से साइन इन करें और "मेरी प्रोफ़ाइल" में अपने नए फ़ोन से इसे फिर चालू करें।'
export const twoFactorResetNotAsked = 'यदि आपने यह नहीं माँगा था, तो अपना पासवर्ड बदलें और तुरंत कार्यालय को बताएँ।'
export const passkeyAddedSubject = 'आपके खाते में एक पासकी जोड़ी गई'
export const passkeyAdded = (passkey: string) =>
  `आपके खाते में पासकी "${passkey}" जोड़ी गई। जिसके पास वह डिवाइस और उसका स्क्रीन लॉक है, वह इससे साइन इन कर सकता है।`
export const passkeyRemovedSubject = 'आपके खाते से एक पासकी हटाई गई'
export const passkeyRemoved = (passkey: string) => `आपके खाते से पासकी "${passkey}" हटाई गई। अब उससे साइन इन नहीं होता।`
export const passkeyNotByYou =
  'यदि यह आपने नहीं किया, तो अपना पासवर्ड बदलें, "मेरी प्रोफ़ाइल" में वे पासकी हटाएँ जो आपकी नहीं हैं, और तुरंत कार्यालय को बताएँ।'
export const guessedSubject = 'कोई आपके खाते में साइन इन करने की कोशिश कर रहा है'
export const guessed =
  'आज आपके खाते पर ऐसी जगहों से कई गलत पासवर्ड आज़माए गए जहाँ से आपने पहले साइन इन नहीं किया है। उनमें से कोई सही नहीं था। ऐसी जगहों से साइन इन अब धीमा कर दिया गया है; जहाँ से आप पहले साइन इन कर चुके हैं, वहाँ कुछ नहीं बदलता।'
export const guessedAdvice =
  'यदि आप नई जगह पर हैं और प्रतीक्षा करनी पड़ रही है, तो साइन इन पेज पर "पासवर्ड भूल गए?" का उपयोग करें। यदि आपका पासवर्ड छोटा है या कहीं और भी उपयोग होता है, तो "मेरी प्रोफ़ाइल" में बेहतर पासवर्ड चुनें और दो-चरणीय साइन इन चालू करें।'
export const seeYourBills = 'अपने बिल देखें'
export const caseUnassignedSubject = (caseNo: string) => `केस ${caseNo} अब आपको सौंपा हुआ नहीं है`
export const caseUnassigned = (caseNo: string, vehicleNo: string, amount: string) =>
  `कार्यालय ने वाहन ${vehicleNo} का केस ${caseNo} वापस ले लिया है। अब आपको इसके ${amount} नहीं देने हैं; आपके स्टेटमेंट में यह राशि वापस ली गई दिखती है।`
export const seeYourCases = 'अपने केस देखें'
export const billRaisedSubject = (month: string) => `${month} का आपका बिल`
export const billRaised = (month: string, total: string, dueDate: string) =>
  `${month} का आपका बिल तैयार है: ${total}, ${dueDate} को देय।`
export const nothingToPay = (month: string) => `${month} का आपका बिल तैयार है: कुछ भुगतान नहीं करना है।`
export const billDueSubject = (month: string, dueDate: string) => `${month} का आपका बिल ${dueDate} को देय है`
export const billDue = (month: string, total: string, dueDate: string) =>
  `${month} का आपका ${total} का बिल ${dueDate} को देय है। यदि भुगतान हो चुका है और सत्यापन में है, तो इस मेल पर ध्यान न दें।`
export const billOverdueSubject = (month: string) => `${month} का आपका बिल अतिदेय है`
/** `penalty` is the sentence below, or an empty string. */
export const billOverdue = (month: string, dueDate: string, penalty: string, total: string) =>
  `${month} का आपका बिल ${dueDate} को देय था और उसका भुगतान नहीं हुआ है।${penalty} भुगतान की राशि ${total} है।`
export const penaltyAdded = (penalty: string) => ` ${penalty} का जुर्माना जोड़ा गया है।`
export const penaltyWaivedSubject = (month: string) => `${month} के आपके बिल का जुर्माना माफ़ किया गया`
export const penaltyWaived = (penalty: string, month: string, total: string) =>
  `कार्यालय ने ${month} के आपके बिल का ${penalty} का जुर्माना माफ़ कर दिया है। भुगतान की राशि ${total} है।`
export const ledgerBroken = 'हर घंटे के ऑडिट में बहीखाते का एक नियम टूटा हुआ मिला:'
export const brokenLaw = (law: string, broken: number) => `${law} (${broken} ${broken === 1 ? 'पंक्ति' : 'पंक्तियाँ'})`
export const ledgerBrokenAdvice =
  'कुछ भी बदला नहीं गया। कृपया पोर्टल चलाने वाले को बताएँ: `npm run audit-ledger` पंक्तियों के नाम बताता है।'
export const backupOldSubject = 'कोई हाल का बैकअप नहीं है'
export const backupNever = (target: string) => `${target} में अभी तक कोई बैकअप सफल नहीं हुआ।`
export const backupOld = (target: string, when: string) =>
  `${target} में पिछला सही बैकअप ${when} का है। यह दो बैकअप के बीच के समय के दोगुने से भी अधिक है।`
export const backupFailure = (reason: string) => `पिछली कोशिश विफल रही: ${reason}`
export const backupOldAdvice =
  'कृपया पोर्टल चलाने वाले को बताएँ: `npm run backup` की प्रक्रिया रुक गई है, या उसके लॉग में लिखा है कि क्या गड़बड़ है।'
export const seeWarnings = '"मेरी प्रोफ़ाइल" में चेतावनियाँ देखें'
export const seeOfficeFigures = 'कार्यालय के आँकड़े देखें'

export const webhookFailedSubject = 'एक वेबहुक घटनाएँ नहीं ले रहा'
export const webhookGivenUp = (url: string) =>
  `${url} के लिए एक घटना छोड़ दी गई: वह तीन दिन में नहीं ली गई। उसकी बाकी घटनाओं की कोशिश जारी है।`
export const webhookGone = (url: string) =>
  `${url} ने उत्तर दिया कि उसे अब कोई घटना नहीं चाहिए (410)। उसे बंद कर दिया गया है, और जो उसके लिए रुका था वह हटा दिया गया।`
export const webhookFailedAdvice = 'कृपया प्राप्तकर्ता प्रोग्राम चलाने वाले को बताएँ। पिछले 30 दिनों की घटनाएँ आप फिर से भेज सकते हैं।'
export const seeIntegrations = 'इंटीग्रेशन खोलें'
