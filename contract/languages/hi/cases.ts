import { pluralOf } from '../language.ts'

const plural = pluralOf('hi')

export const created = 'केस बनाया गया'
export const createFailed = 'केस बनाने में त्रुटि हुई'
export const updated = 'केस अपडेट हो गया'
export const badRequestTitle = 'अमान्य अनुरोध'
export const updateErrorTitle = 'अपडेट करने में त्रुटि'
export const unknownError = 'अज्ञात त्रुटि हुई।'
export const partialOwner = 'मालिक का पूरा विवरण दें या बिल्कुल न दें'
export const verified = 'केस सत्यापित हो गया'
export const verifyFailed = 'सत्यापन में त्रुटि हुई'
export const assigned = 'केस सौंप दिया गया।'
export const assignFailed = 'केस सौंपने में त्रुटि हुई'
export const rejected = 'केस अस्वीकार किया गया।'
export const rejectFailed = 'केस अस्वीकार करने में त्रुटि हुई'
export const reasonRequired = 'कारण आवश्यक है'
export const fetchOneFailed = 'केस की जानकारी लोड नहीं हो सकी'
export const fetchFailed = 'केस लोड करने में त्रुटि हुई'
export const fetchListFailed = 'केस लोड नहीं हो सके'
export const noneAvailable = 'कोई केस उपलब्ध नहीं'
export const noneAssigned = 'अभी कोई केस सौंपा नहीं गया'
export const noCaseId = 'केस ID नहीं दी गई'
export const noProperId = 'सही ID नहीं दी गई'
export const noValidCaseId = 'मान्य केस ID नहीं दी गई'
export const noValidId = 'मान्य ID नहीं दी गई'
export const noCaseData = 'केस की जानकारी नहीं दी गई'
export const noRemarks = 'कोई रिमार्क नहीं'
export const notAllotted = 'आवंटित नहीं'
export const expiryUpdated = 'समाप्ति की तारीख अपडेट हो गई!'
export const notVerifiable = 'केवल "Created" या "Updated" केस सत्यापित हो सकता है'
export const addAppointment = 'अपॉइंटमेंट की तारीख भरें'
export const needsAppointment = 'इस केस के सत्यापन से पहले अपॉइंटमेंट की तारीख चाहिए'
export const needsAppointmentOrApplication = 'इस केस के सत्यापन से पहले अपॉइंटमेंट की तारीख या आवेदन नंबर चाहिए'
export const notAssignable = 'केवल तैयार केस सौंपा जा सकता है'
export const notRejectable = 'केवल तैयार केस अस्वीकार किया जा सकता है'
export const notReopenable = 'केवल अस्वीकृत केस फिर से खोला जा सकता है'
export const notClosable = 'केवल अस्वीकृत केस बंद किया जा सकता है'
export const alreadyClosed = 'यह केस पहले ही बंद है'
export const closed = 'केस बंद किया गया'
export const reopened = 'केस फिर से खोला गया'
export const notUnassignable = 'केवल वही केस वापस लिया जा सकता है जो सौंपा गया हो और जिसका भुगतान न हुआ हो'
export const paymentWaits = 'इस केस का एक भुगतान सत्यापन में है: पहले उसे सत्यापित या अस्वीकार करें'
export const unassigned = 'केस वापस लिया गया'
export const notEditable = 'जो केस सौंपा जा चुका है, जिसका भुगतान हो चुका है या जो अस्वीकृत है, वह संपादित नहीं हो सकता'
export const stale = 'इस बीच किसी और ने यह केस बदल दिया है। फिर से जमा करने से पहले सहेजा हुआ केस देखें।'
export const clientNotAssignable = 'कोई सत्यापित, सक्रिय डीलर चुनें'
export const superadminOnly = 'इसे केवल सुपर एडमिन सेट कर सकता है'
export const alreadyCreated = 'यह फ़ॉर्म पहले ही जमा हो चुका है। फिर से जमा करने से पहले अपने केस देखें।'
export const reportTitle = 'केस विवरण रिपोर्ट'
/** For employees, below a total that includes the other and admin charges, which only superadmins see. */
export const officeCharges = 'कार्यालय के तय किए शुल्क शामिल हैं'
export const printFailed = 'PDF नहीं बनाई जा सकी'
export const notLikeAPlate = 'वाहन नंबर जैसा नहीं लगता'
export const totalTooLarge = (most: string) => `एक केस के शुल्क का कुल अधिकतम ${most} हो सकता है`
export const chassisUnlikely = '17 अक्षरों के चेसिस नंबर में I, O या Q नहीं होते। कृपया जाँचें कि 1 या 0 तो नहीं है।'
export const aadhaarUnlikely = 'जाँच अंक मेल नहीं खाता। कृपया नंबर जाँचें।'
/** The question before a case is verified (spec/2 screen 5). */
export const confirmVerify = (caseNo: string) => `क्या आप सच में केस ${caseNo} सत्यापित करना चाहते हैं?`
/** The text of an empty tab of a client's cases. */
export const emptyTab = (tab: string) => `"${tab}" में कोई केस नहीं मिला।`
export const badFirm = 'किसी सत्यापित डीलर की फ़र्म चुनें'
export const badBranch = 'शाखाओं में से एक चुनें'
export const badEmployee = 'कर्मचारियों में से एक चुनें'
export const badFromRto = 'मूल आरटीओ सक्रिय आरटीओ में से एक होना चाहिए'
export const badToRto = 'गंतव्य आरटीओ सक्रिय आरटीओ में से एक होना चाहिए'
export const badHpt = 'HPT सक्रिय फ़र्मों में से एक होनी चाहिए'
export const badHpa = 'HPA सक्रिय फ़र्मों में से एक होनी चाहिए'

/* Labels of a case that several screens share. */
export const vehicleNo = 'वाहन नंबर'
export const createdBy = 'किसने बनाया'
export const assignedTo = 'किसे सौंपा'
export const createdAt = 'बनाने की तारीख'
export const services = 'सेवाएँ'
export const assign = 'सौंपें'
/** For screen readers, after "View Details" of a row. */
export const caseSuffix = (caseNumber: string) => `(${caseNumber})`

/* The menu and the lists (spec/2 screens 5 to 9, 13 and 14). */
export const employeeCasesTitle = 'केस'
export const reference = 'संदर्भ'

/* A case of a list as a card. */
export const noPayment = 'अभी कोई भुगतान नहीं'
/** For screen readers, between the current and the new RTO of a vehicle. */
export const rtoSeparator = 'से'
export const applied = 'आवेदन'
export const appointment = 'अपॉइंटमेंट'

/* The form (spec/2 screens 1 and 2). */
export const sections = 'भाग'
/* The titles of the sections in the edit form. */
export const editGeneral = 'सामान्य विवरण'
export const editVehicle = 'वाहन विवरण'
export const editExpire = 'समाप्ति विवरण'
export const editTransaction = 'आरटीओ कार्य विवरण'
export const editOwners = 'मालिक विवरण'
export const editExpense = 'खर्च विवरण'
export const editReference = 'संदर्भ विवरण'
/** Between the number of invalid fields and the title of their section. */
export const toCorrectIn = 'सुधारने हैं, भाग'
/** Before the title of a section whose fields are filled in. */
export const completePrefix = 'पूरा:'
export const sectionPrefix = 'भाग:'
export const findDealer = 'डीलर खोजें'
export const findRto = 'कोड या शहर'
export const findFinancier = 'फ़ाइनेंसर खोजने के लिए लिखें'
/* What a list says that lacks the option looked for, and what it offers. */
export const noRtoYet = 'अभी कोई आरटीओ नहीं'
export const noFinancierYet = 'अभी कोई फ़र्म नहीं'
export const superadminCanAdd = 'सुपर एडमिन जोड़ सकता है'
export const alreadyExpired = 'पहले ही समाप्त'
export const noAadhaar = 'आधार नहीं: कंपनी'
export const storedAadhaar = 'नया नंबर न लिखने पर नहीं बदलेगा'
/** The error of an empty field in incomplete owner details. */
export const missingMark = 'खाली है'
export const totalAtMost = (most: string) => `सभी शुल्क का कुल: अधिकतम ${most}।`
export const submit = 'केस जमा करें'
export const totalCharges = 'कुल शुल्क'
/** The keys of the form, beside its submit button. */
export const formKeys = 'Ctrl + ↓ अगला भाग · Ctrl + Enter जमा करें'
export const fieldsNeedAttention = (count: number) =>
  plural(count, `${count} फ़ील्ड पर ध्यान दें`, `${count} फ़ील्डों पर ध्यान दें`)
export const restored = 'आपका बिना सहेजा लिखा हुआ वापस आ गया है।'
export const restoredFor = (plate: string) => `${plate} के लिए आपका बिना भेजा लिखा हुआ वापस आ गया है।`
export const startOver = 'नए सिरे से शुरू करें'
/* Unsent input for another vehicle than the one of the form. */
export const unsentFor = (plate: string) => `${plate} के लिए कुछ लिखा हुआ अभी भेजा नहीं गया है।`
export const unsentWithoutPlate = 'बिना वाहन नंबर का कुछ लिखा हुआ अभी भेजा नहीं गया है।'
export const goOn = 'उसे जारी रखें'
export const confirmLeaveTitle = 'बिना सहेजे छोड़ें?'
export const confirmLeave = 'इस केस में आपके बदलाव अभी जमा नहीं हुए हैं।'
export const leave = 'छोड़ें'
export const stay = 'यहीं रहें'

/* The notice of a concurrent change. */
export const changedBySomeoneElse = 'किसी और ने बदला'
export const field = 'फ़ील्ड'
export const valueBefore = 'जब आपने शुरू किया'
export const valueSaved = 'अभी सहेजा हुआ'
export const valueTyped = 'आपका'
export const notChanged = 'नहीं बदला'
export const keepMine = 'मेरा रखें, बाकी उनका लें'
export const loadSaved = 'सहेजा हुआ केस लोड करें'

/* The details (spec/2 screens 3 and 4). */
/** The day is the day of creation. */
export const createdByPerson = <Piece>(day: Piece, name: string, employeeCode: string) => [
  day,
  ` को ${name} ${employeeCode} ने बनाया`,
]
/** The firm of a dealer's person, after the name. */
export const ofFirm = (firmName: string) => `(${firmName})`
/** The employee who created or changed a case. */
export const byPerson = (name: string, employeeCode: string) => `${name} ${employeeCode} द्वारा`
/** The pencil beside an expiry date, and the input for a new one. */
export const editExpiry = (label: string) => `${label} बदलें`
export const newExpiry = (label: string) => `नई ${label}`
export const printFile = (caseNumber: string) => `केस ${caseNumber}`
export const history = 'इतिहास'
export const wholeHistory = (total: number) => `सभी ${total} प्रविष्टियाँ दिखाएँ`
export const times = (count: number) => `${count} बार`
export const copy = (label: string) => `${label} कॉपी करें`
export const copied = (label: string) => `${label} कॉपी हुआ`
export const copyRefused = 'आपके ब्राउज़र ने कॉपी करने की अनुमति नहीं दी'
/** The actor of a change that no person made. */
export const systemActor = 'कार्यालय'
/** An empty value in the history. */
export const noValue = 'खाली'
export const showAadhaar = 'आधार दिखाएँ'
export const hideAadhaar = 'आधार छिपाएँ'
export const revealTitle = 'आधार नंबर दिखाएँ'
export const revealDescription = (caseNumber: string) =>
  `आपका नाम और कारण केस ${caseNumber} के इतिहास में रहेंगे। एक मिनट बाद नंबर फिर छिप जाएँगे।`
export const reveal = 'दिखाएँ'
export const revealReason = 'नंबर क्यों चाहिए'

/* Verifying, assigning and rejecting a case. */
/** The accessible name of the button in a row. */
export const verifyCase = (caseNumber: string) => `${caseNumber} सत्यापित करें`
export const verifyTitle = 'केस सत्यापित करें'
export const assignTitle = (caseNumber: string) => `केस ${caseNumber} सौंपें`
export const plateForFirm = (plate: string, firmName: string) => `${firmName} के लिए ${plate}`
export const dealer = 'डीलर'
export const searchDealer = 'फ़र्म, नाम या शहर लिखें'
export const amountToPay = 'भुगतान की राशि'
export const creditLeft = 'शेष क्रेडिट'
export const close = 'केस बंद करें'
export const closeTitle = (caseNumber: string) => `केस ${caseNumber} बंद करें`
export const closeDescription = 'केस अस्वीकृत रहेगा और कतार से हट जाएगा। "सुधारकर फिर भेजें" इसे फिर खोलता है।'
export const closeFailed = 'केस बंद नहीं किया जा सका'
export const reopen = 'सुधारकर फिर भेजें'
export const reopenTitle = (caseNumber: string) => `केस ${caseNumber} सुधारकर फिर भेजें`
export const reopenDescription = 'केस "Updated" हो जाएगा और उसका फ़ॉर्म खुलेगा। क्या गलत था, यह इतिहास में रहेगा।'
export const reopenNote = 'अब क्या सुधारा गया'
export const reopenFailed = 'केस फिर से नहीं खोला जा सका'
export const unassign = 'वापस लें'
export const unassignTitle = (caseNumber: string) => `केस ${caseNumber} वापस लें`
export const unassignDescription = (dealer: string) =>
  `${dealer} को मेल से बताया जाएगा, और इस केस का उन पर कुछ बकाया नहीं रहेगा। केस को संपादित, अस्वीकार या फिर से सौंपा जा सकता है।`
export const unassignFailed = 'केस वापस लेने में त्रुटि हुई'
export const unassignReason = 'केस वापस क्यों लिया जा रहा है'
export const rejectTitle = (caseNumber: string) => `केस ${caseNumber} अस्वीकार करें`
export const rejectDescription = 'अस्वीकृत केस तब तक रुका रहता है जब तक बनाने वाला उसे सुधारकर फिर न भेजे।'
export const rejectReason = 'क्या कमी या गलती है'

/* Pages and lists of cases (web/pages). */
/** The heading of a case page while the case loads. */
export const heading = 'केस'
export const editTitleUnknown = 'केस संपादित करें'
export const newDescription = 'केवल तारांकित (*) फ़ील्ड भरना आवश्यक है।'
export const contacts = 'संपर्क'
export const pickersFailed = 'इस फ़ॉर्म की सूचियाँ लोड नहीं हो सकीं'
export const addNew = 'नया केस जोड़ें'
export const myCasesDescription = 'बनाए और अपडेट किए गए केस जो सत्यापन की प्रतीक्षा में हैं।'
export const myCasesEmpty = 'नया केस सत्यापित होने तक यहाँ दिखता है।'
export const draftsDescription = 'आपके केस जो सत्यापन की प्रतीक्षा में हैं।'
export const draftsEmpty = 'आप जो केस बनाएँगे, वह सत्यापित होने तक यहाँ दिखेगा।'
export const verifiedDescription = 'केस जो तैयार हैं, सौंपे जा चुके हैं या जिनका भुगतान हो चुका है।'
export const ownVerifiedDescription = 'आपके सत्यापित केस और उनकी स्थिति।'
export const rejectedDescription = 'अस्वीकार किए गए केस, कारण के साथ।'
export const verifiedEmpty = 'केस सत्यापित होने पर यहाँ दिखते हैं।'
export const ownVerifiedEmpty = 'आपके केस सत्यापित होने पर यहाँ दिखते हैं।'
export const rejectedEmpty = 'केस अस्वीकार होने पर कारण के साथ यहाँ दिखते हैं।'
export const tryOtherDates = 'दूसरी तारीखें, या दूसरे प्रकार की तारीख चुनकर देखें।'
export const assignNamed = (caseNo: string) => `${caseNo} सौंपें`

/* Why a case was rejected, in one word beside the remarks, and the remarks that a chosen cause suggests. */
export const reasonCode = 'वजह'
export const reasonCodes = {
  papersMissing: 'कागज़ बाकी',
  signatureMismatch: 'हस्ताक्षर मेल नहीं खाते',
  wrongDetails: 'गलत विवरण',
  duesPending: 'बकाया लंबित',
  duplicate: 'डुप्लिकेट',
  other: 'अन्य',
} as const
export const suggestedRemarks = {
  papersMissing: 'कृपया बाकी कागज़ जमा करें।',
  signatureMismatch: 'कृपया फिर से हस्ताक्षर करें, जैसे वाहन के कागज़ों पर हैं।',
  wrongDetails: 'विवरण कागज़ों से अलग है।',
  duesPending: 'वाहन का कर या चालान बाकी है।',
  duplicate: 'इस वाहन का एक केस पहले से खुला है।',
  other: '',
} as const
export const nowWith = (caseNo: string, dealer: string) => `${caseNo} → ${dealer}`
export const assignedByMistake = 'गलती से सौंपा गया'
