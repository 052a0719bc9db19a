import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const created = 'केस तयार झाली'
export const createFailed = 'केस तयार करताना त्रुटी आली'
export const updated = 'केस अपडेट झाली'
export const badRequestTitle = 'चुकीची विनंती'
export const updateErrorTitle = 'अपडेट करताना त्रुटी'
export const unknownError = 'अज्ञात त्रुटी आली.'
export const partialOwner = 'मालकाचा पूर्ण तपशील द्या किंवा काहीही देऊ नका'
export const verified = 'केस पडताळली'
export const verifyFailed = 'पडताळणी करताना त्रुटी आली'
export const assigned = 'केस सोपवली.'
export const assignFailed = 'केस सोपवताना त्रुटी आली'
export const rejected = 'केस नाकारली.'
export const rejectFailed = 'केस नाकारताना त्रुटी आली'
export const reasonRequired = 'कारण आवश्यक आहे'
export const fetchOneFailed = 'केसची माहिती मिळवता आली नाही'
export const fetchFailed = 'केसेस मिळवताना त्रुटी आली'
export const fetchListFailed = 'केसेस मिळवता आल्या नाहीत'
export const noneAvailable = 'केसेस उपलब्ध नाहीत'
export const noneAssigned = 'अजून केसेस सोपवलेल्या नाहीत'
export const noCaseId = 'केस ID दिलेला नाही'
export const noProperId = 'योग्य ID दिलेला नाही'
export const noValidCaseId = 'वैध केस ID दिलेला नाही'
export const noValidId = 'वैध ID दिलेला नाही'
export const noCaseData = 'केसची माहिती दिलेली नाही'
export const noRemarks = 'शेरा नाही'
export const notAllotted = 'मिळालेला नाही'
export const expiryUpdated = 'मुदत समाप्तीची तारीख अपडेट झाली!'
export const notVerifiable = 'फक्त “Created” किंवा “Updated” स्थितीतील केस पडताळता येते'
export const addAppointment = 'अपॉइंटमेंटची तारीख भरा'
export const needsAppointment = 'ही केस पडताळण्याआधी अपॉइंटमेंटची तारीख आवश्यक आहे'
export const needsAppointmentOrApplication = 'ही केस पडताळण्याआधी अपॉइंटमेंटची तारीख किंवा अर्ज क्रमांक आवश्यक आहे'
export const notAssignable = 'फक्त सज्ज असलेली केस सोपवता येते'
export const notRejectable = 'फक्त सज्ज असलेली केस नाकारता येते'
export const notReopenable = 'फक्त नाकारलेली केस पुन्हा हाती घेता येते'
export const notClosable = 'फक्त नाकारलेली केस बंद करता येते'
export const alreadyClosed = 'ही केस आधीच बंद आहे'
export const closed = 'केस बंद केली'
export const reopened = 'केस पुन्हा हाती घेतली'
export const notUnassignable = 'फक्त सोपवलेली आणि पैसे न भरलेली केस परत घेता येते'
export const paymentWaits = 'या केसच्या पेमेंटची पडताळणी सुरू आहे: आधी ते पडताळा किंवा नाकारा'
export const unassigned = 'केस परत घेतली'
export const notEditable = 'सोपवलेली, पैसे भरलेली किंवा नाकारलेली केस संपादित करता येत नाही'
export const stale = 'दरम्यान ही केस दुसऱ्या कोणीतरी बदलली आहे. पुन्हा सबमिट करण्याआधी सेव्ह झालेली केस पाहा.'
export const clientNotAssignable = 'पडताळलेला, सक्रिय डीलर निवडा'
export const superadminOnly = 'हे फक्त सुपरॲडमिन ठरवू शकतात'
export const alreadyCreated = 'हा फॉर्म याआधी सबमिट झाला आहे. पुन्हा सबमिट करण्याआधी आपल्या केसेस तपासा.'
export const reportTitle = 'केस तपशील अहवाल'
export const officeCharges = 'कार्यालयाने ठरवलेले शुल्क यात समाविष्ट आहे'
export const printFailed = 'PDF तयार करता आली नाही'
export const notLikeAPlate = 'नंबर प्लेटसारखे दिसत नाही'
export const totalTooLarge = (most: string) => `केसचे एकूण शुल्क जास्तीत जास्त ${most} असू शकते`
export const chassisUnlikely = '17 अक्षरांच्या चेसिस क्रमांकात I, O किंवा Q नसतात. 1 किंवा 0 आहे का ते कृपया तपासा.'
export const aadhaarUnlikely = 'तपासणी अंक जुळत नाही. कृपया क्रमांक तपासा.'
export const confirmVerify = (caseNo: string) => `केस ${caseNo} नक्की पडताळायची आहे का?`
export const emptyTab = (tab: string) => `“${tab}” मध्ये केसेस सापडल्या नाहीत.`
export const badFirm = 'पडताळलेल्या डीलरची फर्म निवडा'
export const badBranch = 'शाखांपैकी एक निवडा'
export const badEmployee = 'कर्मचाऱ्यांपैकी एक निवडा'
export const badFromRto = 'मूळ आरटीओ सक्रिय आरटीओंपैकी एक असावे'
export const badToRto = 'नवीन आरटीओ सक्रिय आरटीओंपैकी एक असावे'
export const badHpt = 'HPT सक्रिय फर्मपैकी एक असावी'
export const badHpa = 'HPA सक्रिय फर्मपैकी एक असावी'

export const vehicleNo = 'वाहन क्र.'
export const createdBy = 'तयार करणारे'
export const assignedTo = 'कोणाला सोपवली'
export const createdAt = 'तयार केल्याची तारीख'
export const services = 'सेवा'
export const assign = 'सोपवा'
export const caseSuffix = (caseNumber: string) => `केस ${caseNumber}`

export const employeeCasesTitle = 'केसेस'
export const reference = 'संदर्भ'

export const noPayment = 'अजून पेमेंट नाही'
export const rtoSeparator = 'ते'
export const applied = 'अर्ज केला'
export const appointment = 'अपॉइंटमेंट'

export const sections = 'विभाग'
export const editGeneral = 'सामान्य तपशील'
export const editVehicle = 'वाहनाचा तपशील'
export const editExpire = 'मुदत समाप्तीचा तपशील'
export const editTransaction = 'व्यवहाराचा तपशील'
export const editOwners = 'मालकाचा तपशील'
export const editExpense = 'खर्चाचा तपशील'
export const editReference = 'संदर्भाचा तपशील'
export const toCorrectIn = 'दुरुस्त्या, विभाग'
export const completePrefix = 'पूर्ण:'
export const sectionPrefix = 'विभाग:'
export const findDealer = 'डीलर शोधा'
export const findRto = 'कोड किंवा शहर'
export const findFinancier = 'फायनान्सर शोधण्यासाठी टाइप करा'
export const noRtoYet = 'अजून आरटीओ नाही'
export const noFinancierYet = 'अजून फर्म नाही'
export const superadminCanAdd = 'सुपरॲडमिन जोडू शकतात'
export const alreadyExpired = 'मुदत आधीच संपली आहे'
export const noAadhaar = 'आधार नाही: कंपनी'
export const storedAadhaar = 'नवीन क्रमांक टाइप न केल्यास तोच राहतो'
export const missingMark = 'राहिले'
export const totalAtMost = (most: string) => `सर्व शुल्काची बेरीज: जास्तीत जास्त ${most}.`
export const submit = 'केस सबमिट करा'
export const totalCharges = 'एकूण शुल्क'
export const formKeys = 'Ctrl + ↓ पुढील विभाग · Ctrl + Enter सबमिट'
export const fieldsNeedAttention = (count: number) =>
  plural(count, `${count} फील्ड तपासायचे आहे`, `${count} फील्ड तपासायची आहेत`)
export const restored = 'आपली सेव्ह न केलेली माहिती परत आणली आहे.'
export const restoredFor = (plate: string) => `${plate} साठी न पाठवलेली माहिती परत आणली आहे.`
export const startOver = 'नव्याने सुरू करा'
export const unsentFor = (plate: string) => `${plate} साठी न पाठवलेली माहिती आहे.`
export const unsentWithoutPlate = 'वाहन क्रमांकाशिवाय न पाठवलेली माहिती आहे.'
export const goOn = 'ती पुढे भरा'
export const confirmLeaveTitle = 'सेव्ह न करता बाहेर पडायचे?'
export const confirmLeave = 'या केसमधील आपले बदल अजून सबमिट झालेले नाहीत.'
export const leave = 'बाहेर पडा'
export const stay = 'येथेच थांबा'

export const changedBySomeoneElse = 'दुसऱ्या कोणीतरी बदलले'
export const field = 'फील्ड'
export const valueBefore = 'आपण सुरू केले तेव्हा'
export const valueSaved = 'आता सेव्ह असलेले'
export const valueTyped = 'आपले'
export const notChanged = 'बदलले नाही'
export const keepMine = 'माझे ठेवा, बाकीचे घ्या'
export const loadSaved = 'सेव्ह झालेली केस लोड करा'

export const createdByPerson = <Piece>(day: Piece, name: string, employeeCode: string) => [
  'तयार केली ',
  day,
  `, ${name} ${employeeCode} यांनी`,
]
export const ofFirm = (firmName: string) => `(${firmName})`
export const byPerson = (name: string, employeeCode: string) =>
  `${employeeCode ? `${name} ${employeeCode}` : name} यांनी`
export const editExpiry = (label: string) => `${label} बदला`
export const newExpiry = (label: string) => `नवीन ${label}`
export const printFile = (caseNumber: string) => `केस ${caseNumber}`
export const history = 'इतिहास'
export const wholeHistory = (total: number) => `सर्व ${total} नोंदी दाखवा`
export const times = (count: number) => plural(count, `${count} वेळ`, `${count} वेळा`)
export const copy = (label: string) => `${label} कॉपी करा`
export const copied = (label: string) => `${label} कॉपी झाले`
export const copyRefused = 'आपल्या ब्राउझरने कॉपी करू दिले नाही'
export const systemActor = 'कार्यालय'
export const noValue = 'काही नाही'
export const showAadhaar = 'आधार दाखवा'
export const hideAadhaar = 'आधार लपवा'
export const revealTitle = 'आधार क्रमांक दाखवा'
export const revealDescription = (caseNumber: string) =>
  `आपले नाव आणि कारण केस ${caseNumber} च्या इतिहासात राहते. एका मिनिटानंतर क्रमांक पुन्हा लपवले जातात.`
export const reveal = 'दाखवा'
export const revealReason = 'क्रमांक कशासाठी हवे आहेत'

export const verifyCase = (caseNumber: string) => `${caseNumber} पडताळा`
export const verifyTitle = 'केस पडताळा'
export const assignTitle = (caseNumber: string) => `केस ${caseNumber} सोपवा`
export const plateForFirm = (plate: string, firmName: string) => `${firmName} साठी ${plate}`
export const dealer = 'डीलर'
export const searchDealer = 'फर्म, नाव किंवा शहर टाइप करा'
export const amountToPay = 'भरायची रक्कम'
export const creditLeft = 'शिल्लक क्रेडिट'
export const close = 'केस बंद करा'
export const closeTitle = (caseNumber: string) => `केस ${caseNumber} बंद करा`
export const closeDescription = 'केस नाकारलेलीच राहते आणि रांगेतून निघून जाते. “दुरुस्त करून पुन्हा पाठवा” ने ती पुन्हा उघडते.'
export const closeFailed = 'केस बंद करता आली नाही'
export const reopen = 'दुरुस्त करून पुन्हा पाठवा'
export const reopenTitle = (caseNumber: string) => `केस ${caseNumber} दुरुस्त करून पुन्हा पाठवा`
export const reopenDescription = 'केसची स्थिती “Updated” होते आणि तिचा फॉर्म उघडतो. काय चुकले होते ते इतिहासात राहते.'
export const reopenNote = 'आता काय दुरुस्त केले'
export const reopenFailed = 'केस पुन्हा हाती घेता आली नाही'
export const unassign = 'परत घ्या'
export const unassignTitle = (caseNumber: string) => `केस ${caseNumber} परत घ्या`
export const unassignDescription = (dealer: string) =>
  `${dealer} यांना ईमेलने कळवले जाते आणि या केससाठी त्यांचे काहीही देणे राहत नाही. ती पुन्हा संपादित करता, नाकारता किंवा सोपवता येते.`
export const unassignFailed = 'केस परत घेताना त्रुटी आली'
export const unassignReason = 'केस परत का येत आहे'
export const rejectTitle = (caseNumber: string) => `केस ${caseNumber} नाकारा`
export const rejectDescription = 'नाकारलेली केस, ती तयार करणाऱ्याने दुरुस्त करून पुन्हा पाठवेपर्यंत थांबते.'
export const rejectReason = 'काय राहिले किंवा चुकले'

export const heading = 'केस'
export const editTitleUnknown = 'केस संपादित करा'
export const newDescription = 'फक्त तारांकित माहिती भरणे आवश्यक आहे.'
export const contacts = 'संपर्क'
export const pickersFailed = 'या फॉर्मच्या याद्या लोड करता आल्या नाहीत'
export const addNew = 'नवीन केस जोडा'
export const myCasesDescription = 'पडताळणीच्या प्रतीक्षेतील नवीन आणि अपडेट केलेल्या केसेस.'
export const myCasesEmpty = 'नवीन केस पडताळणी होईपर्यंत येथे दिसते.'
export const draftsDescription = 'पडताळणीच्या प्रतीक्षेतील आपल्या केसेस.'
export const draftsEmpty = 'आपण तयार केलेली केस पडताळणी होईपर्यंत येथे दिसते.'
export const verifiedDescription = 'सज्ज, सोपवलेल्या किंवा पैसे भरलेल्या केसेस.'
export const ownVerifiedDescription = 'आपल्या पडताळलेल्या केसेस आणि त्यांची स्थिती.'
export const rejectedDescription = 'नाकारलेल्या केसेस, कारणासह.'
export const verifiedEmpty = 'पडताळणी झाल्यावर केसेस येथे दिसतात.'
export const ownVerifiedEmpty = 'पडताळणी झाल्यावर आपल्या केसेस येथे दिसतात.'
export const rejectedEmpty = 'नाकारल्यावर केसेस कारणासह येथे दिसतात.'
export const tryOtherDates = 'इतर तारखा किंवा दुसऱ्या प्रकारची तारीख वापरून पाहा.'
export const assignNamed = (caseNo: string) => `${caseNo} सोपवा`

export const reasonCode = 'कारणाचा प्रकार'
export const reasonCodes = {
  papersMissing: 'कागदपत्रे राहिली',
  signatureMismatch: 'स्वाक्षरी जुळत नाही',
  wrongDetails: 'तपशील चुकीचा',
  duesPending: 'थकबाकी आहे',
  duplicate: 'दुबार',
  other: 'इतर',
} as const
export const suggestedRemarks = {
  papersMissing: 'कृपया राहिलेली कागदपत्रे जमा करा.',
  signatureMismatch: 'कृपया वाहनाच्या कागदपत्रांवरील स्वाक्षरीप्रमाणे पुन्हा स्वाक्षरी करा.',
  wrongDetails: 'तपशील कागदपत्रांपेक्षा वेगळा आहे.',
  duesPending: 'वाहनाचा कर किंवा चलान भरलेले नाही.',
  duplicate: 'या वाहनाची केस आधीच सुरू आहे.',
  other: '',
} as const
export const nowWith = (caseNo: string, dealer: string) => `${caseNo} → ${dealer}`
export const assignedByMistake = 'चुकून सोपवली'
