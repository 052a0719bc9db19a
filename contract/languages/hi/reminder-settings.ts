import { showCount } from '../../count.ts'

/* The page "Reminder settings" (contract-trade section 6). */
export const title = 'रिमाइंडर सेटिंग'
export const description = 'पोर्टल अपने-आप किसकी याद दिलाता है, और रिमाइंडर के संदेश।'
export const fetchFailed = 'सेटिंग लोड नहीं हो सकी'
export const saveFailed = 'सेटिंग सहेजी नहीं जा सकी'
export const restored = 'जो बदलाव सहेजे नहीं गए थे, वे वापस आ गए हैं।'
export const discard = 'बदलाव छोड़ें'

export const byItself = 'स्वचालित रिमाइंडर'
export const byItselfExplained = 'हर दिन 09:00 बजे से। पोर्टल दिन भर बंद रहे तो नहीं भेजे जाते।'
export const leadDays = 'कागज़ समाप्त होने से कितने दिन पहले'
export const leadDaysHint = '-30 से 90 तक 1 से 6 संख्याएँ, जैसे 30, 7, 1। ऋण चिह्न का अर्थ है समाप्ति के बाद के दिन।'
export const digest = 'डीलरों को मेल'
export const digestHint = 'डीलर को उसके अपने वाहनों का एक मेल मिलता है, मालिकों के बिना।'
export const digestOff = 'बंद'
export const digestDaily = 'रोज़ाना'
export const digestDailyDetail = 'उस दिन जो देय है'
export const digestWeekly = 'साप्ताहिक'
export const digestWeeklyDetail = 'सोमवार को, पूरे सप्ताह के लिए'

export const gateway = 'WhatsApp या SMS गेटवे'
export const gatewayExplained = 'पोर्टल हर देय रिमाइंडर इस पते पर भेजता है, और गेटवे उसे मालिक को भेजता है।'
export const webhookUrl = 'वेब पता'
export const webhookUrlHint = 'कुछ न भेजना हो तो खाली छोड़ें'
export const secret = 'सीक्रेट'
export const newSecret = 'नया सीक्रेट'
export const secretHint = 'हर अनुरोध पर हस्ताक्षर करता है (हेडर X-Portal-Signature)। यह फिर कभी नहीं दिखता।'
export const secretSet = 'सीक्रेट सेट है'
export const secretSetExplained = 'यह हर अनुरोध पर हस्ताक्षर करता है और कभी नहीं दिखता।'
export const replaceSecret = 'बदलें'
export const removeSecret = 'हटाएँ'
export const secretRemoved = 'सहेजने पर सीक्रेट हट जाएगा'
export const secretRemovedExplained = 'तब अनुरोधों पर हस्ताक्षर नहीं होंगे।'
export const keepSecret = 'मौजूदा रखें'

/* What would be sent today. */
export const preview = 'आज क्या भेजा जाएगा'
export const previewFailed = 'आज क्या देय है, यह लोड नहीं हो सका'
export const previewOf = (day: string) => `${day}, जो अभी तक भेजा नहीं गया है। यहाँ से कुछ नहीं भेजा जाता।`
export const previewUnsaved = 'सहेजी हुई सेटिंग के अनुसार, अभी लिखे हुए के अनुसार नहीं।'
export const toGateway = 'गेटवे को'
export const toDealers = 'डीलरों को जाने वाले मेल'
export const noGateway = 'कोई वेब पता सेट नहीं है।'
export const noneToGateway = 'कुछ देय नहीं है।'
export const digestsOff = 'डीलरों को मेल बंद हैं।'
export const noDigests = 'कोई मेल देय नहीं है।'
export const reminderCount = (count: number) => `${showCount(count)} रिमाइंडर`
export const mailCount = (count: number) => `${showCount(count)} मेल`
export const firstOf = (shown: number) => `पहले ${shown}:`
export const vehiclePapers = (count: number) => `${showCount(count)} कागज़`

/* The texts. */
export const texts = 'संदेश'
export const textsExplained = 'WhatsApp, SMS और गेटवे से भेजे जाते हैं। कोष्ठक वाले नाम अपने-आप भर जाते हैं।'
export const textsFailed = 'संदेश लोड नहीं हो सके'
export const textsSaveFailed = 'संदेश सहेजे नहीं जा सके'
export const saveTexts = 'संदेश सहेजें'
export const languages = { en: 'अंग्रेज़ी', hi: 'हिन्दी' } as const
export const insert = (name: string, language: string) => `${language} में {${name}} डालें`
export const placeholdersOf = (language: string) => `${language} के प्लेसहोल्डर`
export const sample = 'नमूना मानों के साथ'
export const endedSample = 'कागज़ समाप्त हो जाने के बाद'
export const useFirstText = 'मूल संदेश का उपयोग करें'
export const firstTextOf = (language: string) => `${language} के मूल संदेश का उपयोग करें`
/** The owner and vehicle of the preview. */
export const sampleOwner = 'Asha Patil'
export const sampleVehicle = 'MH 12 AB 1234'

export const dealerMessages = 'डीलरों को संदेश'
export const dealerMessagesExplained =
  'गेटवे को हर फ़ाइल के लिए दिन में एक संदेश भी मिलता है, जो उसके डीलर के लिए है: चरण, बाकी कागज़, भुगतान।'
