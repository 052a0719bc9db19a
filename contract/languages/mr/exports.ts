export const formatRequired = 'xlsx किंवा csv निवडा'
export const tooManyRows = 'यादीत 1,00,000 पेक्षा जास्त नोंदी आहेत. फिल्टर मर्यादित करा.'

export const lists = {
  verified: 'पडताळलेल्या केसेस',
  unverified: 'पडताळणीसाठी केसेस',
  rejected: 'नाकारलेल्या केसेस',
  stages: 'टप्प्यानुसार फायली',
  vehicles: 'वाहने',
  reminders: 'रिमाइंडर',
  payments: 'पडताळणीसाठी पेमेंट्स',
  clients: 'ग्राहक',
} as const

export const required = 'आवश्यक कागदपत्रे'
export const lacking = 'राहिलेली कागदपत्रे'
export const expectedDays = 'अपेक्षित दिवस'
export const ownerName = 'मालक'
export const ownerPhone = 'मालकाचा फोन'
export const note = 'टीप'
export const daysLeft = 'शिल्लक दिवस'
export const lastContact = 'शेवटचा संपर्क'
export const outcome = 'निष्पत्ती'
export const snoozedUntil = 'स्थगितीची मुदत'
export const email = 'ईमेल'
export const usedCredit = 'वापरलेले क्रेडिट'
export const closedOn = 'बंद केल्याची तारीख'
export const bill = 'बिलाचा महिना'

export const allExcel = 'सर्व स्तंभ, Excel'
export const allCsv = 'सर्व स्तंभ, CSV'
