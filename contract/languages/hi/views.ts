export const nameRequired = 'व्यू का नाम लिखें'
export const listRequired = 'सूची चुनें'
export const listStays = 'व्यू अपनी सूची के साथ ही रहता है'
export const notShared = 'व्यू केवल सुपर एडमिन साझा करता है'
export const notYours = 'इस व्यू को केवल वही बदल सकता है जिसने इसे सहेजा है'
export const tooMany = 'आपके पास 100 व्यू हैं। पहले कोई एक मिटाएँ'
export const saved = 'व्यू सहेजा गया'
export const deleted = 'व्यू मिटाया गया'
export const startSet = 'शुरुआती व्यू बदला गया'
export const badRole = 'सुपर एडमिन या कर्मचारी चुनें'
export const notTheirList = 'कर्मचारियों के पास यह सूची नहीं है'
export const shareFirst = 'पहले व्यू साझा करें: भूमिका की शुरुआत साझा व्यू से ही होती है'

/* The line of views above a list. */
export const title = 'व्यू'
export const all = 'सभी'
export const save = 'व्यू सहेजें'
export const saveText = 'इस सूची के फ़िल्टर, खोज, क्रम और कॉलम को एक नाम से सहेजता है।'
export const rename = 'व्यू का नाम बदलें'
export const share = 'यह सूची जिनके पास है, वे सभी इसे देखेंगे'
export const sharedBy = (name: string) => `${name} ने साझा किया`
export const actionsOf = (name: string) => `व्यू ${name}`
export const makeStart = 'इसी व्यू से शुरू करें'
export const notStart = 'सभी से शुरू करें'
export const startOf = {
  superadmin: 'सुपर एडमिन इसी व्यू से शुरू करेंगे',
  employee: 'कर्मचारी इसी व्यू से शुरू करेंगे',
} as const
export const remove = 'व्यू मिटाएँ'
export const removeTitle = (name: string) => `व्यू ${name} मिटाएँ?`
export const removeText = 'सूची की पंक्तियाँ वैसी ही रहेंगी।'
