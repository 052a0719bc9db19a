import { showCount } from '../../count.ts'
import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const serviceRequired = 'सेवा निवडा'
export const unknownRto = 'कार्यालयाच्या यादीतील आरटीओ निवडा किंवा सर्व आरटीओंसाठी रिकामे ठेवा'
export const unknownDealer = 'पडताळलेला डीलर निवडा किंवा सर्व डीलरसाठी रिकामे ठेवा'
export const twice = 'दुसऱ्या ओळीत हीच सेवा, आरटीओ आणि डीलर आहे'
export const tooMany = (most: number) => `जास्तीत जास्त ${showCount(most)} ओळी`
export const saved = 'दरपत्रक सेव्ह झाले'

export const says = (amount: string) => `दरपत्रक: ${amount}`
export const take = (field: string) => `${field} साठी वापरा`

export const title = 'दरपत्रक'
export const description = 'सेवेचे दर. नवीन केसेसचे शुल्क यावरून सुचवले जाते.'
export const fetchFailed = 'दरपत्रक लोड करता आले नाही'
export const saveFailed = 'दरपत्रक सेव्ह करता आले नाही'
export const empty = 'अजून दर नाही'
export const emptyDetail = 'सेवेचा दर जोडा, म्हणजे नवीन केसेसमध्ये शुल्क आपोआप भरले जाईल.'
export const addRow = 'दर जोडा'
export const rowName = (place: number) => `दर ${place}`
export const removeRow = (place: number) => `दर ${place} काढा`
export const service = 'सेवा'
export const rto = 'नवीन आरटीओ'
export const dealer = 'डीलर'
export const everyRto = 'सर्व आरटीओ'
export const everyDealer = 'सर्व डीलर'
export const precedence = 'सेवेचा सर्वांत नेमका दर लागू होतो: आधी डीलर आणि आरटीओ, मग डीलर, मग आरटीओ.'

/* From a sheet. */
export const importCard = 'इम्पोर्ट'
export const importTooltip =
  'या ओळींऐवजी Excel किंवा CSV फाईलमधील ओळी घ्या, जशा एक्स्पोर्टमध्ये असतात. अजून काहीही सेव्ह होत नाही.'
export const whichColumns = 'सेवा आणि पावतीची रक्कम कोणत्या स्तंभांत आहेत ते सांगा.'
export const columnsLeftOut = (names: string) => `वगळलेले स्तंभ: ${names}`
export const readFailed = 'दरपत्रक वाचता आले नाही'
export const readRows = (rows: number, wrong: number) =>
  `${showCount(rows)} दर ${plural(rows, 'वाचला', 'वाचले')}${wrong === 0 ? '' : `, ${showCount(wrong)} दुरुस्त ${plural(wrong, 'करायचा आहे', 'करायचे आहेत')}`}. वापरण्यासाठी सेव्ह करा.`
