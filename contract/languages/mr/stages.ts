import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const stageRequired = 'टप्पा निवडा'
export const waitingOnRequired = 'फाईल कोणाच्या प्रतीक्षेत आहे ते निवडा'
export const noteRequired = 'टीप लिहा'
export const noteForBack = 'मागील टप्प्यावर नेण्यासाठी कारण सांगणारी टीप आवश्यक आहे'
export const onlyAt = (stage: string) => `फक्त “${stage}” या टप्प्यासोबत`
export const changed = 'टप्पा अपडेट झाला'
export const notMovable = 'फक्त पडताळलेल्या केसलाच आरटीओमधील टप्पा असतो'
export const date = 'तारीख'

export const papers = 'कागदपत्रे जमवणे'
export const submitted = 'सादर केली'
export const inProcess = 'प्रक्रियेत'
export const approved = 'मंजूर'
export const dispatched = 'प्लेट किंवा RC मार्गस्थ'
export const handedOver = 'सुपूर्द केली'
export const office = 'कार्यालय'
export const dealer = 'डीलर'
export const rto = 'आरटीओ'
export const financier = 'फायनान्सर'
export const plateMaker = 'प्लेट बनवणारे'

export const stage = 'टप्पा'
export const waitingOn = 'कोणाकडे'
export const change = 'टप्पा बदला'
export const changeOf = (caseNo: string) => `${caseNo} चा टप्पा बदला`
export const changeDescription = 'डीलरला टप्पा दिसतो. टिपा कार्यालयातच राहतात.'
export const changeFailed = 'टप्पा बदलता आला नाही'
export const note = 'टीप'
export const receiptNo = 'पावती क्र.'
export const feePaid = 'भरलेले शुल्क'
export const handedTo = 'कोणाला सुपूर्द केली'
export const receiptOf = (receiptNo: string) => `पावती ${receiptNo}`
export const feeOf = (amount: string) => `शुल्क ${amount}`
export const handedToName = (name: string) => `${name} यांना सुपूर्द`
export const days = (count: number) =>
  count === 0 ? 'आजपासून' : plural(count, `${count} दिवसापासून`, `${count} दिवसांपासून`)
export const waitsOn = (who: string) => `कोणाकडे थांबली: ${who}`
export const ofFile = 'फाईलचा टप्पा'

export const title = 'आरटीओमध्ये'
export const description = 'प्रत्येक फाईल कुठे आहे, किती दिवसांपासून आणि कोणाकडे.'
export const late = 'उशीर झालेल्या'
export const lateOf = (count: string) => `${count} उशिरा`
export const daysInStage = 'टप्प्यातील दिवस'
export const daysOf = (days: number, allowed: number | null) =>
  allowed === null ? String(days) : `${days} / ${allowed}`
export const papersColumn = 'कागदपत्रे'
export const papersOf = (there: number, required: number) => `${there} / ${required}`
export const fetchFailed = 'फायली लोड करता आल्या नाहीत'
export const emptyDetail = 'केस सुरू झाल्यापासून कागदपत्रे सुपूर्द होईपर्यंत फाईल येथे दिसते.'
export const noneLikeThis = 'सध्या या टप्प्यावर फाईल नाही.'

export const view = 'मांडणी'
export const board = 'फलक'
export const table = 'तक्ता'
export const emptyColumn = 'येथे फाईल नाही.'
export const showAll = (count: string) => `सर्व ${count} तक्त्यात दाखवा`
export const moveTo = 'येथे हलवा'
export const move = (caseNo: string) => `${caseNo} हलवा`
export const moved = (caseNo: string, stage: string) => `${caseNo} हलवली: ${stage}`
export const withNote = 'टप्पा, कोणाकडे थांबली आणि टीप'
export const daysHere = (days: string) => `${days} दिवस`
export const shortDays = (days: number) => `${days} दि`
export const shortPapers = (there: number, required: number) => `${there}/${required}`
export const undoNote = 'चुकून हलवली'
export const papersHere = (papers: string) => `कागदपत्रे ${papers}`
export const keys =
  'कार्ड ओढा किंवा कीबोर्ड वापरा: बाणांनी एका कार्डवरून दुसऱ्यावर जाता येते, X ने कार्ड निवडता येते, M ने फाईल हलवता येते.'
export const keysOfCard = 'फलकाच्या कार्डवर: ते निवडा'
export const arrowKeys = 'कार्ड ओढा, किंवा बाण कळांनी एका कार्डावरून दुसऱ्यावर जा.'

export const lateTitle = 'उशीर झालेल्या फायली'
export const lateDescription = 'टप्प्याच्या ठरलेल्या दिवसांपेक्षा सर्वांत जास्त उशीर झालेल्या'
export const allLate = 'उशीर झालेल्या सर्व फायली दाखवा'
export const daysOver = (days: number) => `${days} दिवस जास्त`

export const datesFailed = 'टप्प्यांच्या तारखा लोड करता आल्या नाहीत'
