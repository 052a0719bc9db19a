export const stageRequired = 'चरण चुनें'
export const waitingOnRequired = 'चुनें कि फ़ाइल किसकी प्रतीक्षा में है'
export const noteRequired = 'नोट लिखें'
export const noteForBack = 'पीछे के चरण में ले जाने का कारण नोट में लिखें'
export const onlyAt = (stage: string) => `केवल "${stage}" चरण के साथ`
export const changed = 'चरण अपडेट हो गया'
export const notMovable = 'आरटीओ का चरण केवल सत्यापित केस का होता है'
export const date = 'तारीख'

/* The names of the stages, and of those for whom a file waits. */
export const papers = 'कागज़ जुटाना'
export const submitted = 'जमा'
export const inProcess = 'प्रक्रिया में'
export const approved = 'स्वीकृत'
export const dispatched = 'प्लेट या RC रास्ते में'
export const handedOver = 'सुपुर्द'
export const office = 'कार्यालय'
export const dealer = 'डीलर'
export const rto = 'आरटीओ'
export const financier = 'फ़ाइनेंसर'
export const plateMaker = 'प्लेट निर्माता'

/* The stage of one case. */
export const stage = 'चरण'
export const waitingOn = 'किसकी प्रतीक्षा'
export const change = 'चरण बदलें'
export const changeOf = (caseNo: string) => `${caseNo} का चरण बदलें`
export const changeDescription = 'डीलर को चरण दिखता है। नोट कार्यालय में ही रहते हैं।'
export const changeFailed = 'चरण नहीं बदला जा सका'
export const note = 'नोट'
export const receiptNo = 'रसीद नं.'
export const feePaid = 'चुकाई गई फ़ीस'
export const handedTo = 'किसे सुपुर्द किया'
export const receiptOf = (receiptNo: string) => `रसीद ${receiptNo}`
export const feeOf = (amount: string) => `फ़ीस ${amount}`
export const handedToName = (name: string) => `${name} को सुपुर्द`
export const days = (count: number) => (count === 0 ? 'आज से' : `${count} दिन से`)
export const waitsOn = (who: string) => `किसकी प्रतीक्षा: ${who}`
export const ofFile = 'फ़ाइल का चरण'

export const title = 'आरटीओ में'
export const description = 'हर फ़ाइल कहाँ है, कितने समय से है और किसके पास है।'
export const late = 'विलंबित'
export const lateOf = (count: string) => `${count} विलंबित`
export const daysInStage = 'चरण में दिन'
export const daysOf = (days: number, allowed: number | null) =>
  allowed === null ? String(days) : `${allowed} में से ${days}`
export const papersColumn = 'कागज़'
export const papersOf = (there: number, required: number) => `${required} में से ${there}`
export const fetchFailed = 'फ़ाइलें लोड नहीं हो सकीं'
export const emptyDetail = 'फ़ाइल केस खुलने के दिन से कागज़ सौंपे जाने तक यहाँ दिखती है।'
export const noneLikeThis = 'अभी इस चरण में कोई फ़ाइल नहीं है।'

/* The board of the page. */
export const view = 'व्यू'
export const board = 'बोर्ड'
export const table = 'तालिका'
export const emptyColumn = 'यहाँ कोई फ़ाइल नहीं है।'
export const showAll = (count: string) => `सभी ${count} तालिका में दिखाएँ`
export const moveTo = 'यहाँ ले जाएँ'
export const move = (caseNo: string) => `${caseNo} को ले जाएँ`
export const moved = (caseNo: string, stage: string) => `${caseNo} का नया चरण: ${stage}`
export const withNote = 'चरण, प्रतीक्षा और नोट'
export const daysHere = (days: string) => `${days} दिन`
export const shortDays = (days: number) => `${days} दिन`
export const shortPapers = (there: number, required: number) => `${there}/${required}`
export const undoNote = 'गलती से बदला गया'
export const papersHere = (papers: string) => `कागज़ ${papers}`
export const keys = 'कार्ड खींचें, या कुंजियों का उपयोग करें: तीर एक कार्ड से दूसरे पर ले जाते हैं, X कार्ड चुनता है, M फ़ाइल को ले जाता है।'
export const keysOfCard = 'बोर्ड के कार्ड पर: उसे चुनें'
export const arrowKeys = 'कार्ड खींचें, या तीर कुंजियों से एक कार्ड से दूसरे पर जाएँ।'

/* The late files on the homes of staff. */
export const lateTitle = 'विलंबित फ़ाइलें'
export const lateDescription = 'अपने चरण के तय दिनों से सबसे अधिक आगे'
export const allLate = 'सभी विलंबित फ़ाइलें दिखाएँ'
export const daysOver = (days: number) => `${days} दिन अधिक`

/* The dealer's tracker. */
export const datesFailed = 'चरणों की तारीखें लोड नहीं हो सकीं'
