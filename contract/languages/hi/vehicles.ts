export const updated = 'वाहन अपडेट हो गया'
export const unknown = 'इस नंबर का कोई वाहन नहीं है'
export const ownerRequired = 'मालिक का नाम आवश्यक है'
export const badPhone = 'फ़ोन नंबर 10 अंकों का होता है और 6, 7, 8 या 9 से शुरू होता है; दूसरे देश का नंबर + और देश के कोड से शुरू होता है'
export const numbersEmpty = 'वाहन नंबर या चेसिस नंबर दें'
export const numberRequired = 'वाहन नंबर और चेसिस नंबर दें; दोनों में से कोई एक खाली हो सकता है'
export const nothingToChange = 'मालिक, नोट या रिमाइंडर में बदलाव करें'

export const title = 'वाहन'
export const titleOfDealer = 'मेरे वाहन'
export const description = 'आपके केसों के सभी वाहन, उनकी तारीखों के साथ। नंबर के किसी भी भाग से, किसी भी तरह लिखकर खोजें।'
export const vehicle = 'वाहन'
export const owner = 'मालिक'
export const openCases = 'खुले केस'
export const lastCase = 'पिछला केस'
export const emptyDetail = 'वाहन अपने पहले केस से यहाँ दिखता है।'
export const fetchFailed = 'वाहन सूची लोड नहीं हो सकी'
export const fetchOneFailed = 'वाहन लोड नहीं हो सका'
export const notFoundDetail = 'शायद इसका नंबर सुधारा गया है। सूची में उसका कोई भाग खोजें।'
export const story = 'केस'
export const openVehicle = 'इस वाहन की पूरी जानकारी'
export const datesOf = 'समाप्ति की तारीखें'
export const events = 'रिमाइंडर और नवीनीकरण'
export const noEvents = 'अभी किसी को याद नहीं दिलाया गया।'
export const whatsApp = 'WhatsApp'
export const noOwner = 'ज्ञात नहीं'
export const edit = 'मालिक और नोट संपादित करें'
export const notOwn = 'मालिक और नोट तब दिखते हैं जब इस वाहन का आपका कोई केस सत्यापित हो, या उसमें मालिक का नाम हो'
export const editTitle = (plate: string) => `${plate} का मालिक और नोट`
export const editDescription = 'मालिक तब तक वही रहता है जब तक किसी नए केस में दूसरा नाम न हो।'
export const ownerName = 'मालिक का नाम'
export const ownerPhone = 'फ़ोन नंबर'
export const note = 'नोट'
export const remindersOff = 'इस वाहन के लिए रिमाइंडर न भेजें'
export const remindersAreOff = 'रिमाइंडर बंद हैं'
export const editFailed = 'वाहन की जानकारी नहीं बदली जा सकी'
export const eventSent = (kind: string, outcome: string, channel: string) => `${kind}: ${outcome}, ${channel} से`
export const eventWithdrawn = (event: string) => `${event} (वापस लिया गया)`
export const eventSnoozed = (kind: string, day: string) => `${kind}: ${day} तक टाला गया`
export const eventRenewed = (kind: string, day: string) => `${kind}: ${day} तक नवीनीकृत`
export const byPortal = 'पोर्टल'
export const newCase = 'इस वाहन का नया केस'
export const newestCase = 'सबसे नया केस'
export const historyOf = (caseNo: string) => `${caseNo} का इतिहास`
export const changesOf = 'मालिक और नोट में बदलाव'
export const money = 'राशि'
export const moneyPaid = 'भुगतान हुआ'
export const moneyOwed = 'डीलरों पर बकाया'
export const moneyUnassigned = 'अभी सौंपा नहीं गया'
export const moneyTotal = 'सभी केस, अस्वीकृत छोड़कर'

/* The duplicate guard of a new case. */
export const guardLabel = 'पहले से दर्ज वाहन'
export const openCaseOf = (caseNo: string, status: string, day: string, branch: string | null) =>
  `इस वाहन का ${caseNo} खुला है: ${status}, ${day} से${branch ? `, ${branch}` : ''}।`
export const openIt = 'उसे खोलें'
export const inNewTab = (caseNo: string) => `${caseNo}, नए टैब में`
export const anotherMatter = 'फिर भी नया केस'
export const knownVehicle = (caseNo: string) => `यह वाहन कार्यालय में ${caseNo} से दर्ज है।`
export const fillFrom = (caseNo: string) => `${caseNo} से भरें`
export const filledFrom = (caseNo: string) =>
  `वाहन, समाप्ति और मालिक के फ़ील्ड ${caseNo} से भरे गए। आधार नंबर कॉपी नहीं किए जाते।`
export const undoFill = 'पूर्ववत करें'
