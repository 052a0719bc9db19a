export const created = 'नया कर्मचारी जोड़ा गया'
export const edited = 'कर्मचारी की जानकारी अपडेट हो गई'
export const statusUpdated = 'कर्मचारी की स्थिति अपडेट हो गई'
export const statusFailed = 'कर्मचारी की स्थिति अपडेट नहीं हो सकी'
export const emailInUse = 'यह ईमेल पहले से उपयोग में है'
export const notYourself = 'आप स्वयं को निष्क्रिय नहीं कर सकते'
export const notFound = 'कर्मचारी की जानकारी नहीं मिली।'
export const addExplained = 'हम उन्हें पासवर्ड सेट करने का लिंक मेल करते हैं। यह 72 घंटे मान्य रहता है।'
export const editTitle = 'कर्मचारी संपादित करें'
export const editFailed = 'कर्मचारी की जानकारी अपडेट नहीं हो सकी'
export const codeStays = (employeeCode: string, email: string) =>
  `कर्मचारी कोड ${employeeCode} और ईमेल ${email} नहीं बदलेंगे।`
export const branchHint = 'केस उसी शाखा में रहते हैं जिसमें वे बनाए गए थे।'
export const aadhaarHint = 'एन्क्रिप्ट करके रखा जाता है; फिर केवल अंतिम चार अंक दिखते हैं।'
export const pan = 'PAN'
export const panPlaceholder = 'ABCDE1234F'
/* Pages of employees (web/pages). */
/** The heading of an employee's page while the employee loads. */
export const heading = 'कर्मचारी'
export const notFoundDetail = 'इस पते पर कोई कर्मचारी नहीं है। सूची में से चुनें।'
export const noCases = 'यह कर्मचारी जो केस बनाएगा, वे यहाँ दिखेंगे।'
export const description = 'यहाँ काम करने वाले लोग। किसी को बंद करते ही वह साइन आउट हो जाता है।'
export const add = 'कर्मचारी जोड़ें'
export const emptyDetail = 'काम बाँटने के लिए पहला कर्मचारी जोड़ें।'
