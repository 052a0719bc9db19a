import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const unknown = 'अशी विनंती नाही'
export const notOpen = 'या विनंतीवर आधीच निर्णय झाला आहे'
export const tooManyOpen = 'आपल्या फर्मच्या 200 विनंत्या प्रलंबित आहेत. कार्यालयाने काहींवर निर्णय घेईपर्यंत थांबा.'
export const tooManyFiles = 'एका विनंतीत जास्तीत जास्त 60 फायली असू शकतात'
export const servicesRequired = 'किमान एक सेवा निवडा'
export const plateInvalid = 'वाहन क्रमांक लिहा'
export const sent = 'विनंती पाठवली'
export const declined = 'विनंती फेटाळली'

export const title = 'विनंत्या'
export const description = 'डीलरच्या मागण्या. केस तयार करून विनंती स्वीकारा किंवा कारण देऊन फेटाळा.'
export const fetchFailed = 'विनंत्या लोड करता आल्या नाहीत'
export const statuses = { open: 'प्रलंबित', accepted: 'स्वीकृत', declined: 'अस्वीकृत' } as const
export const emptyTitles = {
  open: 'प्रलंबित विनंत्या नाहीत',
  accepted: 'स्वीकृत विनंत्या नाहीत',
  declined: 'अस्वीकृत विनंत्या नाहीत',
} as const
export const emptyDetail = 'डीलर त्यांच्या पानावरून विनंत्या पाठवतात.'
export const accept = 'स्वीकारा'
export const acceptNamed = (plate: string) => `${plate} ची विनंती स्वीकारा`
export const decline = 'फेटाळा'
export const declineNamed = (plate: string) => `${plate} ची विनंती फेटाळा`
export const declineTitle = (plate: string) => `${plate} ची विनंती फेटाळायची?`
export const declineDescription = 'डीलरला कारण दिसते.'
export const declineFailed = 'विनंती फेटाळता आली नाही'
export const caseOf = (caseNo: string) => `केस ${caseNo}`
export const reasonOf = (reason: string) => `फेटाळली: ${reason}`

export const accepting = (firmName: string) => `${firmName} यांची विनंती`
export const filesFollow = (count: number) =>
  plural(count, 'तिची फाईल केसमध्ये जोडली जाते.', `तिच्या ${count} फायली केसमध्ये जोडल्या जातात.`)
export const financierLeft = 'HPT किंवा HPA साठी फायनान्सर स्वतः निवडा.'
export const gone = 'ही विनंती आता प्रलंबित नाही. सबमिट केल्यास स्वतंत्र केस तयार होईल.'

export const descriptionForDealer = 'कार्यालयाला काम सांगा आणि त्याचे काय झाले ते पाहा.'
export const ask = 'काम सांगा'
export const services = 'सेवा'
export const note = 'टीप'
export const photos = 'कागदपत्रांचे फोटो'
export const photosHint = 'विनंतीसोबत पाठवले जातात. JPEG, PNG, WebP, HEIC किंवा PDF, प्रत्येकी जास्तीत जास्त 10 MB.'
export const removeFile = (name: string) => `${name} काढा`
export const send = 'विनंती पाठवा'
export const sendFailed = 'विनंती पाठवता आली नाही'
export const own = 'आपल्या विनंत्या'
export const emptyOwn = 'आपल्या विनंत्या त्यांच्या स्थितीसह येथे दिसतात.'
