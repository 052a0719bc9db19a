import { showCount } from '../../count.ts'
import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const title = 'रिमाइंडर सेटिंग्ज'
export const description = 'पोर्टल आपोआप कशाची आठवण करते, आणि रिमाइंडरचे मजकूर.'
export const fetchFailed = 'सेटिंग्ज लोड करता आल्या नाहीत'
export const saveFailed = 'सेटिंग्ज सेव्ह करता आल्या नाहीत'
export const restored = 'सेव्ह न केलेले बदल परत आणले आहेत.'
export const discard = 'टाकून द्या'

export const byItself = 'स्वयंचलित रिमाइंडर'
export const byItselfExplained = 'दररोज 09:00 पासून. पोर्टल दिवसभर बंद असल्यास पाठवले जात नाहीत.'
export const leadDays = 'कागदपत्राची मुदत संपण्याआधीचे दिवस'
export const leadDaysHint = '-30 ते 90 मधील 1 ते 6 संख्या, जसे 30, 7, 1. उणे म्हणजे मुदत संपल्यानंतरचे दिवस.'
export const digest = 'डीलरना ईमेल'
export const digestHint = 'डीलरला त्याच्या वाहनांचा एक ईमेल मिळतो, मालकांशिवाय.'
export const digestOff = 'बंद'
export const digestDaily = 'दररोज'
export const digestDailyDetail = 'त्या दिवशी जे पाठवायचे ते'
export const digestWeekly = 'दर आठवड्याला'
export const digestWeeklyDetail = 'सोमवारी, संपूर्ण आठवड्यासाठी'

export const gateway = 'WhatsApp किंवा SMS गेटवे'
export const gatewayExplained = 'पोर्टल वेळ झालेला प्रत्येक रिमाइंडर या पत्त्यावर पाठवते आणि गेटवे तो मालकाला पाठवतो.'
export const webhookUrl = 'वेब पत्ता'
export const webhookUrlHint = 'काहीही पाठवायचे नसल्यास रिकामे ठेवा'
export const secret = 'गुप्त की'
export const newSecret = 'नवीन गुप्त की'
export const secretHint = 'प्रत्येक विनंतीवर स्वाक्षरी करते (हेडर X-Portal-Signature). ती पुन्हा कधीही दिसत नाही.'
export const secretSet = 'गुप्त की दिलेली आहे'
export const secretSetExplained = 'ती प्रत्येक विनंतीवर स्वाक्षरी करते आणि कधीही दिसत नाही.'
export const replaceSecret = 'बदला'
export const removeSecret = 'काढा'
export const secretRemoved = 'सेव्ह केल्यावर गुप्त की काढली जाईल'
export const secretRemovedExplained = 'त्यानंतर विनंत्यांवर स्वाक्षरी होणार नाही.'
export const keepSecret = 'सध्याचीच ठेवा'

export const preview = 'आज काय पाठवले जाईल'
export const previewFailed = 'आज काय पाठवायचे आहे ते लोड करता आले नाही'
export const previewOf = (day: string) => `${day}, अजून न पाठवलेले. येथून काहीही पाठवले जात नाही.`
export const previewUnsaved = 'सेव्ह केलेल्या सेटिंग्जनुसार, आत्ता टाइप केलेल्यानुसार नाही.'
export const toGateway = 'गेटवेला'
export const toDealers = 'डीलरना जाणारे ईमेल'
export const noGateway = 'वेब पत्ता दिलेला नाही.'
export const noneToGateway = 'आज काही पाठवायचे नाही.'
export const digestsOff = 'डीलरना ईमेल बंद आहेत.'
export const noDigests = 'आज कोणताही ईमेल पाठवायचा नाही.'
export const reminderCount = (count: number) => `${showCount(count)} रिमाइंडर`
export const mailCount = (count: number) => `${showCount(count)} ईमेल`
export const firstOf = (shown: number) => `पहिले ${shown}:`
export const vehiclePapers = (count: number) => `${showCount(count)} ${plural(count, 'कागदपत्र', 'कागदपत्रे')}`

export const texts = 'मजकूर'
export const textsExplained = 'WhatsApp, SMS आणि गेटवेद्वारे पाठवले जातात. कंसातील नावांच्या जागी माहिती भरली जाते.'
export const textsFailed = 'मजकूर लोड करता आले नाहीत'
export const textsSaveFailed = 'मजकूर सेव्ह करता आले नाहीत'
export const saveTexts = 'मजकूर सेव्ह करा'
export const languages = { en: 'इंग्रजी', hi: 'हिन्दी' } as const
export const insert = (name: string, language: string) => `${language} मजकुरात {${name}} घाला`
export const placeholdersOf = (language: string) => `${language} साठी प्लेसहोल्डर`
export const sample = 'नमुना माहितीसह'
export const endedSample = 'कागदपत्राची मुदत संपल्यावर'
export const useFirstText = 'मूळ मजकूर वापरा'
export const firstTextOf = (language: string) => `${language} चा मूळ मजकूर वापरा`
export const sampleOwner = 'Asha Patil'
export const sampleVehicle = 'MH 12 AB 1234'

export const dealerMessages = 'डीलरना संदेश'
export const dealerMessagesExplained =
  'गेटवेला प्रत्येक फाईलसाठी दिवसाला एक संदेशही मिळतो, जो तिच्या डीलरसाठी असतो: टप्पा, राहिलेली कागदपत्रे, पेमेंट.'
