import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const keep = 'आजची रन-शीट या डिव्हाइसवर ठेवा'
export const keepDescription =
  'नेटवर्क नसलेल्या काउंटरसाठी: आजची आणि उद्याची रन-शीट उघडते; टप्पे, कागदपत्रे आणि फोटो नंतर पाठवले जातात.'
export const keptWhat =
  'डिव्हाइसवर दोन्ही दिवसांच्या केसेस एन्क्रिप्ट करून ठेवल्या जातात; आधार, PAN आणि रकमा त्यात नसतात. लॉगआउट केल्यावर आणि शेवटच्या संपर्कानंतर 12 तासांनी सर्व हटवले जाते.'
export const onlyCounter =
  'शेवटच्या संपर्कानंतर 12 तास हे डिव्हाइस पुन्हा साइन इन न करता थांबलेले बदल पाठवू शकते. काही वेळ वापर न झाल्यास इतर सर्वांसाठी पोर्टल आपला पासवर्ड विचारते.'
export const endsAsEver = 'सुपरॲडमिनचे सत्र नेहमीप्रमाणे वापर न झाल्यास संपते आणि तेव्हा जे थांबलेले असेल ते हटवले जाते. ते आधीच पाठवा.'
export const keptAt = (time: string) => `${time} वाजता ठेवली`
export const notKeptYet = 'अजून ठेवलेली नाही'
export const notPossible = 'या ब्राउझरमध्ये काउंटरसाठी काही ठेवता येत नाही: पोर्टल https ने उघडा.'
export const switchOffTitle = 'यापुढे काही ठेवायचे नाही?'
export const switchOff = 'हटवा'

export const noNetworkSince = (time: string) => `${time} पासून नेटवर्क नाही.`
export const storageRefused =
  'हे डिव्हाइस काउंटरसाठी आणखी काही ठेवू शकत नाही. त्याचे स्टोरेज भरले आहे, किंवा ब्राउझर काहीही ठेवण्यास नकार देतो.'
export const waiting = (count: number) => `पाठवायचे बाकी (${count})`
export const sending = 'पाठवत आहे…'
export const toDecide = (count: number) =>
  plural(count, `${count} बदलावर आपला निर्णय हवा`, `${count} बदलांवर आपला निर्णय हवा`)
export const lost = (count: number) =>
  plural(
    count,
    `या डिव्हाइसवरील ${count} बदल पाठवता आला नाही: सत्र संपले किंवा 12 तास संपर्क झाला नाही.`,
    `या डिव्हाइसवरील ${count} बदल पाठवता आले नाहीत: सत्र संपले किंवा 12 तास संपर्क झाला नाही.`,
  )
export const understood = 'समजले'
export const show = 'दाखवा'

export const description = 'या डिव्हाइसवर ठेवल्याप्रमाणे. नेटवर्क परत आल्यावर बदल पाठवले जातात.'
export const asOf = (time: string) => `${time} ची स्थिती`
export const nothingKept = 'या डिव्हाइसवर सध्या रन-शीट नाही'
export const nothingKeptDetail = 'पुढच्या संपर्काच्या वेळी ती पुन्हा लोड होते.'
export const today = 'आज'
export const tomorrow = 'उद्या'
export const waitingHere = (count: number) => `${count} पाठवायचे`
export const taken = 'नेटवर्क परत येईपर्यंत या डिव्हाइसवर ठेवले'
export const notTaken = 'हे डिव्हाइसवर ठेवता आले नाही'

export const listTitle = 'पाठवायचे बाकी'
export const listDescription = 'नेटवर्क मिळताच याच क्रमाने पाठवले जातात.'
export const listEmpty = 'पाठवायचे काही बाकी नाही.'
export const yours = 'आपले'
export const offices = 'कार्यालयाचे'
export const officeHasNone = 'आपल्यासाठी आता उपलब्ध नाही'
export const changedMeanwhile = 'दरम्यान कार्यालयाने यात बदल केला.'
export const sendAgain = 'पुन्हा पाठवा'
export const drop = 'सोडून द्या'
export const dropNamed = (what: string) => `सोडून द्या: ${what}`
export const sendAgainNamed = (what: string) => `पुन्हा पाठवा: ${what}`
export const photoOf = (paper: string) => `फोटो: ${paper}`
export const paperOf = (paper: string, state: string) => `${paper}: ${state}`
