import { showCount } from '../../count.ts'
import { pluralOf } from '../language.ts'

const plural = pluralOf('hi')

export const serviceRequired = 'सेवा चुनें'
export const unknownRto = 'कार्यालय की सूची में से आरटीओ चुनें, या हर आरटीओ के लिए खाली छोड़ें'
export const unknownDealer = 'सत्यापित डीलर चुनें, या हर डीलर के लिए खाली छोड़ें'
export const twice = 'दूसरी पंक्ति में यही सेवा, आरटीओ और डीलर है'
export const tooMany = (most: number) => `अधिकतम ${showCount(most)} पंक्तियाँ`
export const saved = 'रेट कार्ड सहेजा गया'

/* In the form of a case. */
export const says = (amount: string) => `रेट कार्ड: ${amount}`
export const take = (field: string) => `इसे ${field} में डालें`

/* The superadmin's page. */
export const title = 'रेट कार्ड'
export const description = 'किस सेवा का क्या शुल्क है। नए केस इसी से शुल्क सुझाते हैं।'
export const fetchFailed = 'रेट कार्ड लोड नहीं हो सका'
export const saveFailed = 'रेट कार्ड सहेजा नहीं जा सका'
export const empty = 'अभी कोई रेट नहीं'
export const emptyDetail = 'सेवाओं का शुल्क जोड़ें, फिर नए केसों में शुल्क अपने-आप भर जाएगा।'
export const addRow = 'रेट जोड़ें'
export const rowName = (place: number) => `रेट ${place}`
export const removeRow = (place: number) => `रेट ${place} हटाएँ`
export const service = 'सेवा'
export const rto = 'गंतव्य आरटीओ'
export const dealer = 'डीलर'
export const everyRto = 'हर आरटीओ'
export const everyDealer = 'हर डीलर'
export const precedence = 'सेवा का सबसे सटीक रेट लगता है: पहले डीलर और आरटीओ, फिर डीलर, फिर आरटीओ।'

/* From a sheet. */
export const importCard = 'इंपोर्ट'
export const importTooltip =
  'इन पंक्तियों को Excel या CSV फ़ाइल की पंक्तियों से बदलें, जैसी एक्सपोर्ट लिखता है। अभी कुछ सहेजा नहीं जाता।'
export const whichColumns = 'बताएँ कि सेवा और रसीद की राशि किन कॉलम में हैं।'
export const columnsLeftOut = (names: string) => `छोड़े गए कॉलम: ${names}`
export const readFailed = 'रेट कार्ड पढ़ा नहीं जा सका'
export const readRows = (rows: number, wrong: number) =>
  `${showCount(rows)} रेट ${plural(rows, 'पढ़ा गया', 'पढ़े गए')}${wrong === 0 ? '' : `, ${showCount(wrong)} ठीक ${plural(wrong, 'करना है', 'करने हैं')}`}। उपयोग के लिए सहेजें।`
