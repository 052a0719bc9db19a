export const paperRequired = 'कागज़ बताएँ, जाँच-सूची का या नया'
export const checkedIsTrue = 'कागज़ पर केवल "देखा गया" का निशान लगाया जा सकता है'
export const stateRequired = 'स्थिति चुनें'
export const noteRequired = 'नोट लिखें'
export const changed = 'कागज़ अपडेट हो गया'
export const unknown = 'इस केस में ऐसा कोई कागज़ नहीं है'
export const tooManyOwn = 'इस केस में उसके अपने जितने कागज़ हो सकते हैं, उतने पहले से हैं'

/* The states of a paper, for the office and for the dealer. */
export const missing = 'नहीं मिला'
export const received = 'प्राप्त'
export const deficient = 'त्रुटिपूर्ण'
export const toCorrect = 'सुधार चाहिए'
export const notNeeded = 'ज़रूरी नहीं'

/* The card of a case. */
export const title = 'कागज़'
export const fetchFailed = 'कागज़ लोड नहीं हो सके'
export const noneNeeded = 'इस केस की सेवाओं के लिए कोई कागज़ नहीं चाहिए।'
export const complete = 'सभी आवश्यक कागज़ मिल गए हैं।'
export const stillNeeded = (names: string) => `अभी चाहिए: ${names}।`
export const askOnWhatsApp = 'बाकी कागज़ माँगें'
export const askFor = (plate: string, names: string) => `${plate}: कृपया ${names} भेजें।`
export const correctionOf = (name: string, note: string) => `${name} (${note})`
export const form = (formNo: string) => `फ़ॉर्म ${formNo}`
export const optional = 'वैकल्पिक'
export const ofThisCase = 'केवल इस केस के लिए'
export const notedBy = (name: string) => `${name},`
export const markAll = 'सभी प्राप्त मानें'
export const allMarked = (count: number) => `${count} कागज़ प्राप्त`
export const changeFailed = 'कागज़ अपडेट नहीं हो सका'
export const changeState = (name: string) => `${name} की स्थिति बदलें`
export const lookedAt = 'देखा गया'
export const keysOfPaper = 'केस के कागज़ पर: प्राप्त, त्रुटिपूर्ण, देखा गया, फ़ाइलें जोड़ें'
export const lookedAtPaper = (name: string) => `${name} देखा गया`
export const state = 'स्थिति'
export const withNote = (state: string) => `${state}, नोट के साथ`
export const noteOf = (name: string, state: string) => `${name}: ${state}`
export const deficientDescription = 'बताएँ कि कागज़ में क्या गलत है। डीलर यह नोट पढ़ता है।'
export const notNeededDescription = 'बताएँ कि इस केस में यह कागज़ क्यों नहीं चाहिए। डीलर यह नोट पढ़ता है।'
export const note = 'नोट'
export const add = 'कागज़ जोड़ें'
export const addDescription = 'केवल इस केस के लिए। सेवा की सूची कार्यालय की सेवाओं में बदली जाती है।'
export const name = 'कागज़ का नाम'

/* The slip for a dealer or an owner. */
export const slip = 'कमी पर्ची'
export const slipTitle = 'कमी पर्ची'
export const slipFile = (caseNo: string) => `कमी-पर्ची_${caseNo}`
export const slipCase = 'केस'
export const slipPapers = 'लाने वाले कागज़'
export const paperColumn = 'कागज़'
export const formColumn = 'फ़ॉर्म'
export const whatIsNeeded = 'क्या चाहिए'
export const bring = 'लाना है'
export const bringAgain = (note: string) => `सुधार चाहिए: ${note}`
export const slipClosing = (office: string) =>
  `कृपया ये कागज़ ${office} में लाएँ, या केस के पेज पर अपलोड करें। कागज़ मिलते ही केस पर काम आगे बढ़ेगा।`

/* The warning before a step that usually needs all papers. */
export const lackingWarning = (names: string) => `ये कागज़ बाकी हैं: ${names}। फिर भी आप आगे बढ़ सकते हैं।`
export const markPaper = (name: string) => `${name} की स्थिति दर्ज करें`
export const nowIn = (paper: string, state: string) => `${paper}: ${state}`
export const markedBack = (count: number) => `${count} कागज़ पहले जैसे`
