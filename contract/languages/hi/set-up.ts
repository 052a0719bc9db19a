import { pluralOf } from '../language.ts'

const plural = pluralOf('hi')

/* The guide through the first hour of a new office (docs/decisions/0046). */
export const title = 'अपना कार्यालय सेट करें'
export const progress = (done: number, all: number) => `${all} में से ${done} पूर्ण`
export const pageTitle = 'सेट-अप गाइड'
export const guideExplained = 'वे कदम जिनसे नया कार्यालय अपने पहले भुगतान वाले केस तक पहुँचता है।'
export const dismiss = 'यह गाइड छिपाएँ'
export const dismissed = 'गाइड "मेरी प्रोफ़ाइल" में मिलेगी।'
export const skip = 'छोड़ें'
export const skipStep = (step: string) => `छोड़ें: ${step}`
export const done = 'पूरा हुआ'
export const skipped = 'छोड़ा गया'
export const open = 'करना बाकी'
export const start = 'शुरू करें'
export const startStep = (step: string) => `शुरू करें: ${step}`

/* The seven steps, and in one line the reason for each. */
export const steps = {
  office: 'आपका कार्यालय',
  upi: 'UPI ID',
  rtos: 'आरटीओ',
  firms: 'बैंक और फ़ाइनेंसर (HPT/HPA)',
  people: 'शाखा और कर्मचारी',
  dealer: 'पहला डीलर',
  firstCase: 'पहला केस',
}
export const reasons = {
  office: 'इसका नाम और पता हर PDF, बिल, मेल और UPI भुगतान पर दिखता है।',
  upi: 'डीलर इसी पर भुगतान करते हैं, QR कोड से या फ़ोन पर एक टैप से।',
  rtos: 'केस एक आरटीओ से दूसरे में जाता है। अपना राज्य चुनें और जिनके साथ काम करते हैं उन पर निशान लगाएँ।',
  firms: 'केस में वह बैंक दर्ज होता है जिसका लोन जोड़ा या हटाया जाता है।',
  people: 'कर्मचारी अपनी शाखा के लिए केस बनाते हैं। अकेले काम करते हों तो इसे छोड़ दें।',
  dealer: 'केस डीलर को सौंपे जाते हैं, जो उनका भुगतान करता है।',
  firstCase: 'वाहन एक बार लिखें; बाकी सब उसी से आगे चलता है।',
}

/* Ready lists. */
export const chooseState = 'राज्य'
export const chooseAll = 'सभी'
export const chooseAllOf = (list: string) => `सभी चुनें: ${list}`
export const alreadyThere = 'पहले से है'
export const rtosOf = (state: string) => `${state} के आरटीओ`
export const commonFinanciers = 'प्रमुख बैंक और फ़ाइनेंसर'
export const addRtos = (count: number) => (count === 0 ? 'आरटीओ जोड़ें' : `${count} आरटीओ जोड़ें`)
export const addFirms = (count: number) => (count === 0 ? 'बैंक जोड़ें' : `${count} बैंक जोड़ें`)
export const adding = (done: number, all: number) => `${all} में से ${done} जोड़े जा रहे हैं …`
export const rtosAdded = (count: number) => `${count} आरटीओ ${plural(count, 'जोड़ा गया', 'जोड़े गए')}`
export const firmsAdded = (count: number) => `${count} बैंक ${plural(count, 'जोड़ा गया', 'जोड़े गए')}`
export const nothingChosen = 'कम से कम एक पर निशान लगाएँ'

/* The UPI id. */
export const testUpi = 'अपने फ़ोन से स्कैन करें: UPI ऐप में आपका नाम दिखना चाहिए और ₹1 माँगा जाना चाहिए।'
export const testUpiLabel = (upi: string) => `${upi} को ₹1 भुगतान करने वाला QR कोड`
/** Goes to UPI apps, so it stays in Latin letters. */
export const testUpiNote = 'Test'

/* Branch and employees, the first dealer, the first case. */
export const addFirstBranch = 'शाखा जोड़ें'
export const addFirstEmployee = 'कर्मचारी जोड़ें'
export const branchFirst = 'कर्मचारी किसी शाखा का होता है: पहले शाखा जोड़ें'
export const sendOnWhatsApp = 'WhatsApp पर भेजें'
export const invitation = (office: string, link: string) =>
  `${office} वाहन के कागज़ों के लिए एक पोर्टल का उपयोग करता है। अपने केस देखने और उनका भुगतान करने के लिए यहाँ साइन अप करें: ${link}`
export const newCase = 'नया केस'
