import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const title = 'आपले कार्यालय सेट करा'
export const progress = (done: number, all: number) => `${all} पैकी ${done} पूर्ण`
export const pageTitle = 'सेटअप मार्गदर्शक'
export const guideExplained = 'नवीन कार्यालयाला पहिल्या पैसे भरलेल्या केसपर्यंत नेणाऱ्या पायऱ्या.'
export const dismiss = 'हे मार्गदर्शक लपवा'
export const dismissed = 'मार्गदर्शक “माझे प्रोफाइल” खाली राहते.'
export const skip = 'वगळा'
export const skipStep = (step: string) => `वगळा: ${step}`
export const done = 'पूर्ण'
export const skipped = 'वगळले'
export const open = 'करायचे आहे'
export const start = 'सुरू करा'
export const startStep = (step: string) => `सुरू करा: ${step}`

export const steps = {
  office: 'आपले कार्यालय',
  upi: 'UPI ID',
  rtos: 'आरटीओ',
  firms: 'बँका आणि फायनान्सर (HPT/HPA)',
  people: 'शाखा आणि कर्मचारी',
  dealer: 'पहिला डीलर',
  firstCase: 'पहिली केस',
}
export const reasons = {
  office: 'त्याचे नाव आणि पत्ता प्रत्येक PDF, बिल, ईमेल आणि UPI पेमेंटवर दिसतो.',
  upi: 'डीलर त्यावर QR कोडने किंवा फोनवर एका टॅपने पैसे भरतात.',
  rtos: 'केस एका आरटीओकडून दुसऱ्याकडे जाते. आपले राज्य निवडा आणि ज्यांच्यासोबत काम करता त्यांवर खूण करा.',
  firms: 'ज्या बँकेचे कर्ज जोडले किंवा काढले जाते तिचे नाव केसमध्ये असते.',
  people: 'कर्मचारी त्यांच्या शाखेसाठी केसेस तयार करतात. एकटे काम करत असल्यास हे वगळा.',
  dealer: 'केसेस डीलरला सोपवल्या जातात आणि ते त्यांचे पैसे भरतात.',
  firstCase: 'वाहनाची माहिती एकदाच टाइप करा; बाकी सर्व त्यावरून होते.',
}

export const chooseState = 'राज्य'
export const chooseAll = 'सर्व'
export const chooseAllOf = (list: string) => `सर्व निवडा: ${list}`
export const alreadyThere = 'आधीच आहे'
export const rtosOf = (state: string) => `${state} मधील आरटीओ`
export const commonFinanciers = 'नेहमीच्या बँका आणि फायनान्सर'
export const addRtos = (count: number) => (count === 0 ? 'आरटीओ जोडा' : `${count} आरटीओ जोडा`)
export const addFirms = (count: number) =>
  count === 0 ? 'बँका जोडा' : plural(count, `${count} बँक जोडा`, `${count} बँका जोडा`)
export const adding = (done: number, all: number) => `${all} पैकी ${done} जोडत आहे …`
export const rtosAdded = (count: number) => plural(count, `${count} आरटीओ जोडले`, `${count} आरटीओ जोडली`)
export const firmsAdded = (count: number) => plural(count, `${count} बँक जोडली`, `${count} बँका जोडल्या`)
export const nothingChosen = 'किमान एकावर खूण करा'

export const testUpi = 'आपल्याच फोनने स्कॅन करा: आपल्या UPI ॲपमध्ये आपले नाव दिसले पाहिजे आणि ₹1 मागितला पाहिजे.'
export const testUpiLabel = (upi: string) => `${upi} ला ₹1 देणारा QR कोड`
export const testUpiNote = 'Test'

export const addFirstBranch = 'शाखा जोडा'
export const addFirstEmployee = 'कर्मचारी जोडा'
export const branchFirst = 'कर्मचारी एखाद्या शाखेत असतो: आधी शाखा जोडा'
export const sendOnWhatsApp = 'WhatsApp वर पाठवा'
export const invitation = (office: string, link: string) =>
  `${office} वाहनांच्या कागदपत्रांसाठी पोर्टल वापरते. आपल्या केसेस पाहण्यासाठी आणि पैसे भरण्यासाठी येथे साइन अप करा: ${link}`
export const newCase = 'नवीन केस'
