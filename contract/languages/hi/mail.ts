import { pluralOf } from '../language.ts'

const plural = pluralOf('hi')

export const resent = 'मेल फिर से भेजा जाएगा'
export const textDeleted = 'इस मेल का पाठ अब सहेजा हुआ नहीं है'
export const noLink = 'इस मेल में कोई लिंक नहीं है जो अब भी काम करे'
export const mailServerSet = 'यहाँ लिंक मेल से भेजे जाते हैं; इसके बजाय नया लिंक माँगें'
export const copied = 'लिंक कॉपी हो गया'
export const copyFailed = 'लिंक स्वयं कॉपी करें: ब्राउज़र यहाँ इसकी अनुमति नहीं देता'
export const linkFailed = 'लिंक लोड नहीं हो सका'
export const resendFailed = 'मेल फिर से नहीं भेजा जा सका'
export const fetchFailed = 'मेल लोड नहीं हो सके'

/* The list of mails. */
export const recipient = 'किसे'
export const stateWaiting = 'प्रतीक्षा में'
export const stateSent = 'भेजा गया'
/** The state of a mail that no mail server took. */
export const stateInFolder = 'फ़ाइल में सहेजा गया'
export const stateGivenUp = 'भेजना छोड़ दिया'
export const written = 'लिखने का समय'
export const outcome = 'नतीजा'
export const notTried = 'अभी कोशिश नहीं हुई'
export const tries = (count: number, lastError: string | null) =>
  `${count} ${plural(count, 'कोशिश', 'कोशिशें')}${lastError ? `: ${lastError}` : ''}`
export const copyLinkFor = (recipient: string) => `${recipient} का लिंक कॉपी करें`
export const sendAgain = 'फिर से भेजें'
export const sendAgainTo = (recipient: string) => `${recipient} को फिर से भेजें`

/* The dialog with the one-time link of a mail, where no mail server is set. */
export const linkTitle = 'पासवर्ड सेट करने का लिंक'
export const linkDescription = 'कोई मेल सर्वर सेट नहीं है, इसलिए कृपया यह लिंक स्वयं दें। यह एक ही बार और सीमित समय तक काम करता है।'
export const linkLabel = 'एक बार का लिंक'
export const copyLink = 'लिंक कॉपी करें'
export const description = 'पोर्टल के लिखे आमंत्रण, पासवर्ड लिंक और बिल, सबसे नए पहले।'
export const emptyDetail = 'पहला मेल तब लिखा जाता है जब कोई कर्मचारी जोड़ा या डीलर सत्यापित किया जाता है।'

/* The test mail in the settings. */
export const testTitle = 'परीक्षण मेल'
export const testDetail = 'तुरंत आपके अपने पते पर जाता है। मेल सर्वर का उत्तर यहाँ दिखता है।'
export const sendTest = 'मुझे परीक्षण मेल भेजें'
export const testTaken = 'मेल सर्वर ने मेल ले लिया। उसका उत्तर:'
export const testNotSent = 'मेल नहीं भेजा गया। उत्तर:'
export const testInFolder = 'कोई मेल सर्वर सेट नहीं है: मेल DATA_DIR के फ़ोल्डर outbox में एक फ़ाइल है।'
export const testFailed = 'परीक्षण मेल नहीं भेजा जा सका'
export const triedOut = 'परीक्षण मेल की कोशिश हुई'
export const testText = 'यह मेल दिखाता है कि पोर्टल अपने मेल सर्वर तक पहुँचता है।'
