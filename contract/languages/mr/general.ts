import { showCount } from '../../count.ts'
import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const done = 'झाले'
export const wrong = 'काहीतरी चूक झाली'
export const fetchFailed = 'माहिती मिळवताना त्रुटी आली'
export const fetchingError = 'माहिती मिळवण्यात त्रुटी'
export const personalDataFailed = 'वैयक्तिक माहिती मिळवताना त्रुटी आली'
export const notForYou = 'आपल्याला हे करण्याची परवानगी नाही'
export const notFound = 'सापडले नाही'
export const badInput = 'कृपया खूण केलेली फील्ड तपासा'
export const tooMany = 'खूप वेळा प्रयत्न झाले. कृपया थोडा वेळ थांबून पुन्हा प्रयत्न करा.'
export const tooLarge = 'हे पाठवण्यासाठी खूप मोठे आहे'
export const wrongType = 'हे JSON स्वरूपात पाठवा'
export const tooSlow = 'हे पोहोचण्यास खूप वेळ लागला. कृपया पुन्हा प्रयत्न करा.'
export const diskFull = 'डिस्क भरली आहे'
export const unavailable = 'सेवा सध्या व्यस्त आहे. कृपया पुन्हा प्रयत्न करा.'
export const offline = 'इंटरनेट जोडणी नाही. आपण टाइप केलेले जपून ठेवले आहे: ऑनलाइन आल्यावर पुन्हा प्रयत्न करा.'
export const scriptMissing =
  'पोर्टलचा एक भाग लोड करता आला नाही: दरम्यान पोर्टल अपडेट झाले किंवा इंटरनेट जोडणी नाही. आपण टाइप केलेले जपून ठेवले आहे.'
export const conflict = 'सध्याच्या स्थितीत हे शक्य नाही'
export const keyReused = 'ही Idempotency-Key दुसऱ्या विनंतीसाठी वापरलेली आहे'

export const isRequired = (label: string) => `${label} आवश्यक आहे`
export const isRequiredStop = (label: string) => `${label} आवश्यक आहे.`

export const add = 'जोडा'
export const addNamed = (name: string) => `${name} जोडा`
export const addFirst = 'पहिली नोंद तयार करा'
export const close = 'बंद करा'
export const edit = 'संपादित करा'
export const save = 'सेव्ह करा'
export const openPage = (label: string) => `${label} उघडा`
export const viewDetails = 'तपशील पाहा'
export const yes = 'होय'
export const no = 'नाही'
export const tryAgain = 'पुन्हा प्रयत्न करा'
export const editNamed = (name: string) => `${name} संपादित करा`
export const viewDetailsOf = (name: string) => `${name}: तपशील पाहा`
export const emptyReference = 'नवीन केसेसमध्ये निवडता यावे म्हणून पहिली नोंद जोडा.'
export const frequentReasons = 'नेहमीची कारणे'
export const reasonHint = 'हे घडामोडींच्या नोंदीत राहते. डीलरला दिसत नाही.'
export const verify = 'पडताळा'
export const reject = 'नाकारा'
export const confirm = 'निश्चित करा'
export const copy = 'कॉपी करा'
export const print = 'प्रिंट करा'
export const nothingFound = 'काही सापडले नाही'
export const productName = 'Vehicle Record Portal'
export const caseTotal = (count: number) => `${showCount(count)} ${plural(count, 'केस', 'केसेस')}`
export const rejectNamed = (name: string) => `${name} नाकारा`
