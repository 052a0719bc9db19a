export const updated = 'वाहनाची माहिती अपडेट झाली'
export const unknown = 'या क्रमांकाचे वाहन नाही'
export const ownerRequired = 'मालकाचे नाव आवश्यक आहे'
export const badPhone =
  'फोन क्रमांक 10 अंकी असतो आणि 6, 7, 8 किंवा 9 ने सुरू होतो; दुसऱ्या देशाचा क्रमांक + आणि देशाच्या कोडने सुरू होतो'
export const numbersEmpty = 'वाहन क्रमांक किंवा चेसिस क्रमांक द्या'
export const numberRequired = 'वाहन क्रमांक आणि चेसिस क्रमांक द्या; दोन्हींपैकी एक रिकामा असू शकतो'
export const nothingToChange = 'मालक, टीप किंवा रिमाइंडर बदला'

export const title = 'वाहने'
export const titleOfDealer = 'माझी वाहने'
export const description = 'आपल्या केसेसमधील प्रत्येक वाहन, त्याच्या तारखांसह. क्रमांकाचा कोणताही भाग कसाही लिहून शोधा.'
export const vehicle = 'वाहन'
export const owner = 'मालक'
export const openCases = 'चालू केसेस'
export const lastCase = 'शेवटची केस'
export const emptyDetail = 'पहिल्या केसपासून वाहन येथे दिसते.'
export const fetchFailed = 'वाहने लोड करता आली नाहीत'
export const fetchOneFailed = 'वाहन लोड करता आले नाही'
export const notFoundDetail = 'त्याचा क्रमांक दुरुस्त झाला असेल. यादीत क्रमांकाच्या एखाद्या भागाने शोधा.'
export const story = 'केसेस'
export const openVehicle = 'या वाहनाची सर्व माहिती'
export const datesOf = 'मुदत समाप्तीच्या तारखा'
export const events = 'रिमाइंडर आणि नूतनीकरणे'
export const noEvents = 'अजून कोणालाही आठवण केलेली नाही.'
export const whatsApp = 'WhatsApp'
export const noOwner = 'माहीत नाही'
export const edit = 'मालक आणि टीप संपादित करा'
export const notOwn = 'या वाहनाची आपली केस पडताळली गेल्यावर किंवा तिच्यात मालकाचे नाव असल्यावर मालक आणि टीप दिसते'
export const editTitle = (plate: string) => `${plate} चे मालक आणि टीप`
export const editDescription = 'नवीन केसमध्ये दुसऱ्या मालकाचे नाव येईपर्यंत हेच मालक राहतात.'
export const ownerName = 'मालकाचे नाव'
export const ownerPhone = 'फोन क्रमांक'
export const note = 'टीप'
export const remindersOff = 'या वाहनासाठी रिमाइंडर पाठवू नका'
export const remindersAreOff = 'रिमाइंडर बंद आहेत'
export const editFailed = 'वाहनाची माहिती बदलता आली नाही'
export const eventSent = (kind: string, outcome: string, channel: string) => `${kind}: ${outcome}, ${channel} द्वारे`
export const eventWithdrawn = (event: string) => `${event} (मागे घेतले)`
export const eventSnoozed = (kind: string, day: string) => `${kind}: ${day} पर्यंत स्थगित`
export const eventRenewed = (kind: string, day: string) => `${kind}: ${day} पर्यंत नूतनीकरण`
export const byPortal = 'पोर्टल'
export const newCase = 'या वाहनासाठी नवीन केस'
export const newestCase = 'सर्वांत नवीन केस'
export const historyOf = (caseNo: string) => `${caseNo} चा इतिहास`
export const changesOf = 'मालक आणि टीपेतील बदल'
export const money = 'पैसे'
export const moneyPaid = 'भरले'
export const moneyOwed = 'डीलरकडून देणे'
export const moneyUnassigned = 'अजून न सोपवलेले'
export const moneyTotal = 'सर्व केसेस, नाकारलेल्या वगळून'

export const guardLabel = 'ओळखीचे वाहन'
export const openCaseOf = (caseNo: string, status: string, day: string, branch: string | null) =>
  `या वाहनाची ${caseNo} ही केस सुरू आहे: ${status}, ${day} पासून${branch ? `, ${branch}` : ''}.`
export const openIt = 'ती उघडा'
export const inNewTab = (caseNo: string) => `${caseNo}, नवीन टॅबमध्ये`
export const anotherMatter = 'तरीही नवीन केस'
export const knownVehicle = (caseNo: string) => `${caseNo} मुळे कार्यालयाकडे या वाहनाची माहिती आहे.`
export const fillFrom = (caseNo: string) => `${caseNo} वरून भरा`
export const filledFrom = (caseNo: string) =>
  `वाहन, मुदत समाप्ती आणि मालकाची फील्ड ${caseNo} वरून भरली. आधार क्रमांक कॉपी होत नाहीत.`
export const undoFill = 'पूर्ववत करा'
