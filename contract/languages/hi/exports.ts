export const formatRequired = 'xlsx या csv चुनें'
export const tooManyRows = 'सूची में 1,00,000 से अधिक पंक्तियाँ हैं। फ़िल्टर से कम करें।'

/** The lists, as sheets and files are called. */
export const lists = {
  verified: 'सत्यापित केस',
  unverified: 'सत्यापन के लिए केस',
  rejected: 'अस्वीकृत केस',
  stages: 'चरण के अनुसार फ़ाइलें',
  vehicles: 'वाहन',
  reminders: 'रिमाइंडर',
  payments: 'सत्यापन के लिए भुगतान',
  clients: 'क्लाइंट',
} as const

/* Headings of columns that stand in files alone. */
export const required = 'आवश्यक कागज़'
export const lacking = 'बाकी कागज़'
export const expectedDays = 'अनुमानित दिन'
export const ownerName = 'मालिक'
export const ownerPhone = 'मालिक का फ़ोन'
export const note = 'नोट'
export const daysLeft = 'शेष दिन'
export const lastContact = 'पिछला संपर्क'
export const outcome = 'नतीजा'
export const snoozedUntil = 'इस दिन तक टाला'
export const email = 'ईमेल'
export const usedCredit = 'उपयोग किया क्रेडिट'
export const closedOn = 'बंद होने की तारीख'
export const bill = 'किस माह का बिल'

/* The menu "Export" of a list that becomes a file as a whole. */
export const allExcel = 'सभी कॉलम, Excel'
export const allCsv = 'सभी कॉलम, CSV'
