import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const paperRequired = 'यादीतील किंवा नवीन कागदपत्राचे नाव द्या'
export const checkedIsTrue = 'कागदपत्र फक्त “पाहिले” म्हणूनच नोंदवता येते'
export const stateRequired = 'स्थिती निवडा'
export const noteRequired = 'टीप लिहा'
export const changed = 'कागदपत्र अपडेट झाले'
export const unknown = 'या केसमध्ये असे कागदपत्र नाही'
export const tooManyOwn = 'या केसच्या स्वतःच्या कागदपत्रांची मर्यादा पूर्ण झाली आहे'

export const missing = 'मिळाले नाही'
export const received = 'मिळाले'
export const deficient = 'त्रुटी आहे'
export const toCorrect = 'दुरुस्त करायचे'
export const notNeeded = 'गरज नाही'

export const title = 'कागदपत्रे'
export const fetchFailed = 'कागदपत्रे लोड करता आली नाहीत'
export const noneNeeded = 'या केसच्या सेवांना कागदपत्रे लागत नाहीत.'
export const complete = 'सर्व आवश्यक कागदपत्रे मिळाली आहेत.'
export const stillNeeded = (names: string) => `अजून लागणारी: ${names}.`
export const askOnWhatsApp = 'राहिलेली कागदपत्रे मागा'
export const askFor = (plate: string, names: string) => `${plate}: कृपया ${names} पाठवा.`
export const correctionOf = (name: string, note: string) => `${name} (${note})`
export const form = (formNo: string) => `फॉर्म ${formNo}`
export const optional = 'ऐच्छिक'
export const ofThisCase = 'फक्त या केससाठी'
export const notedBy = (name: string) => `${name},`
export const markAll = 'सर्व मिळाली असे नोंदवा'
export const allMarked = (count: number) => plural(count, `${count} कागदपत्र मिळाले`, `${count} कागदपत्रे मिळाली`)
export const changeFailed = 'कागदपत्र अपडेट करता आले नाही'
export const changeState = (name: string) => `${name} ची स्थिती बदला`
export const lookedAt = 'पाहिले'
export const keysOfPaper = 'केसच्या कागदपत्रावर: मिळाले, त्रुटी आहे, पाहिले, फायली जोडा'
export const lookedAtPaper = (name: string) => `${name} पाहिले`
export const state = 'स्थिती'
export const withNote = (state: string) => `${state}, टीपेसह`
export const noteOf = (name: string, state: string) => `${name}: ${state}`
export const deficientDescription = 'कागदपत्रात काय चूक आहे ते लिहा. डीलरला टीप दिसते.'
export const notNeededDescription = 'या केसला हे कागदपत्र का लागत नाही ते लिहा. डीलरला टीप दिसते.'
export const note = 'टीप'
export const add = 'कागदपत्र जोडा'
export const addDescription = 'फक्त या केससाठी. सेवेची यादी कार्यालयाच्या सेवांमध्ये बदलता येते.'
export const name = 'कागदपत्राचे नाव'

export const slip = 'त्रुटी पत्र'
export const slipTitle = 'त्रुटी पत्र'
export const slipFile = (caseNo: string) => `त्रुटी-पत्र_${caseNo}`
export const slipCase = 'केस'
export const slipPapers = 'आणायची कागदपत्रे'
export const paperColumn = 'कागदपत्र'
export const formColumn = 'फॉर्म'
export const whatIsNeeded = 'काय आवश्यक आहे'
export const bring = 'आणायचे आहे'
export const bringAgain = (note: string) => `दुरुस्त करायचे: ${note}`
export const slipClosing = (office: string) =>
  `कृपया ही कागदपत्रे ${office} येथे आणा किंवा केसच्या पानावर अपलोड करा. ती मिळाल्यावर केसचे काम पुढे सुरू होईल.`

export const lackingWarning = (names: string) => `ही कागदपत्रे राहिली आहेत: ${names}. तरीही आपण पुढे जाऊ शकता.`
export const markPaper = (name: string) => `${name} ची स्थिती नोंदवा`
export const nowIn = (paper: string, state: string) => `${paper}: ${state}`
export const markedBack = (count: number) => `${count} कागदपत्रे पूर्वीप्रमाणे`
