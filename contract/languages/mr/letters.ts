export const greeting = (name: string) => `नमस्कार ${name},`
export const ifNoButton = (href: string) => `बटण चालत नसल्यास हा पत्ता कॉपी करा: ${href}`
export const invitedSubject = 'आपल्याला निमंत्रण आहे'
export const invited = 'आपल्यासाठी खाते तयार केले आहे. सुरुवात करण्यासाठी पासवर्ड निवडा. लिंक एकदाच, 72 तासांपर्यंत चालते.'
export const verifiedSubject = 'आपल्या खात्याची पडताळणी झाली'
export const verified =
  'आपल्या साइन अपची पडताळणी झाली आहे. आपल्या केसेस पाहण्यासाठी पासवर्ड निवडा. लिंक एकदाच, 72 तासांपर्यंत चालते.'
export const resetSubject = 'आपला पासवर्ड रीसेट करा'
export const reset =
  'या पत्त्यासाठी कोणीतरी नवीन पासवर्ड मागितला आहे. ते आपणच असाल तर आत्ता पासवर्ड निवडा: लिंक एकदाच, 30 मिनिटांपर्यंत चालते. आपण नसाल तर या ईमेलकडे दुर्लक्ष करा.'
export const setPassword = 'आपला पासवर्ड ठेवा'
export const passwordChangedSubject = 'आपला पासवर्ड बदलला गेला'
export const passwordChanged = 'आपल्या खात्याचा पासवर्ड बदलला गेला आणि इतर ठिकाणी आपले साइन आउट झाले.'
export const passwordNotChangedByYou =
  'हे आपण केले नसल्यास साइन इन पानावरील “पासवर्ड विसरलात?” वापरून नवीन पासवर्ड निवडा आणि कार्यालयाला लगेच कळवा.'
export const twoFactorResetSubject = 'आपले द्वि-घटक साइन इन रीसेट झाले'
export const twoFactorReset =
  'कार्यालयाने आपले द्वि-घटक साइन इन बंद केले आहे आणि सर्व ठिकाणी आपले साइन आउट केले आहे. पासवर्डने साइन इन करा आणि नवीन फोनसह ते “माझे प्रोफाइल” मध्ये पुन्हा सुरू करा.'
export const twoFactorResetNotAsked = 'आपण हे मागितले नसल्यास पासवर्ड बदला आणि कार्यालयाला लगेच कळवा.'
export const passkeyAddedSubject = 'आपल्या खात्यात पासकी जोडली गेली'
export const passkeyAdded = (passkey: string) =>
  `आपल्या खात्यात पासकी “${passkey}” जोडली गेली. ते डिव्हाइस आणि त्याचे स्क्रीन लॉक ज्याच्याकडे आहे, तो तिने साइन इन करू शकतो.`
export const passkeyRemovedSubject = 'आपल्या खात्यातून पासकी काढली गेली'
export const passkeyRemoved = (passkey: string) =>
  `आपल्या खात्यातून पासकी “${passkey}” काढली गेली. तिने आता साइन इन होत नाही.`
export const passkeyNotByYou =
  'हे आपण केले नसल्यास पासवर्ड बदला, आपल्या नसलेल्या पासकी “माझे प्रोफाइल” मध्ये काढा आणि कार्यालयाला लगेच कळवा.'
export const guessedSubject = 'कोणीतरी आपल्या खात्यात साइन इन करण्याचा प्रयत्न करत आहे'
export const guessed =
  'आज आपल्या खात्यावर, आपण याआधी साइन इन न केलेल्या ठिकाणांहून, अनेक चुकीचे पासवर्ड वापरले गेले. त्यांपैकी एकही बरोबर नव्हता. अशा ठिकाणांहून साइन इन आता सावकाश होते; आपण याआधी साइन इन केलेल्या ठिकाणी काहीही बदलत नाही.'
export const guessedAdvice =
  'आपण नवीन ठिकाणी असाल आणि थांबावे लागत असेल, तर साइन इन पानावरील “पासवर्ड विसरलात?” वापरा. आपला पासवर्ड लहान असेल किंवा इतरत्रही वापरलेला असेल, तर “माझे प्रोफाइल” मध्ये अधिक चांगला निवडा आणि द्वि-घटक साइन इन सुरू करा.'
export const seeYourBills = 'आपली बिले पाहा'
export const caseUnassignedSubject = (caseNo: string) => `केस ${caseNo} आता आपल्याकडे सोपवलेली नाही`
export const caseUnassigned = (caseNo: string, vehicleNo: string, amount: string) =>
  `कार्यालयाने वाहन ${vehicleNo} ची केस ${caseNo} परत घेतली आहे. तिच्यासाठी आता आपल्याला ${amount} भरायचे नाहीत; आपल्या स्टेटमेंटमध्ये ही रक्कम परत घेतलेली दिसते.`
export const seeYourCases = 'आपल्या केसेस पाहा'
export const billRaisedSubject = (month: string) => `आपले ${month} चे बिल`
export const billRaised = (month: string, total: string, dueDate: string) =>
  `आपले ${month} चे बिल तयार आहे: ${total}, ${dueDate} रोजी देय.`
export const nothingToPay = (month: string) => `आपले ${month} चे बिल तयार आहे: काहीही भरायचे नाही.`
export const billDueSubject = (month: string, dueDate: string) => `आपले ${month} चे बिल ${dueDate} रोजी देय आहे`
export const billDue = (month: string, total: string, dueDate: string) =>
  `आपले ${month} चे ${total} चे बिल ${dueDate} रोजी देय आहे. ते आधीच भरले असेल आणि पडताळणीत असेल, तर या ईमेलकडे दुर्लक्ष करा.`
export const billOverdueSubject = (month: string) => `आपले ${month} चे बिल थकीत आहे`
export const billOverdue = (month: string, dueDate: string, penalty: string, total: string) =>
  `आपले ${month} चे बिल ${dueDate} रोजी देय होते आणि ते भरलेले नाही.${penalty} भरायची रक्कम ${total} आहे.`
export const penaltyAdded = (penalty: string) => ` ${penalty} दंड जोडला आहे.`
export const penaltyWaivedSubject = (month: string) => `आपल्या ${month} च्या बिलावरील दंड माफ केला`
export const penaltyWaived = (penalty: string, month: string, total: string) =>
  `कार्यालयाने आपल्या ${month} च्या बिलावरील ${penalty} चा दंड माफ केला आहे. भरायची रक्कम ${total} आहे.`
export const ledgerBroken = 'दर तासाच्या तपासणीत खातेवहीचा एक नियम मोडलेला आढळला:'
export const brokenLaw = (law: string, broken: number) => `${law} (${broken} ${broken === 1 ? 'नोंद' : 'नोंदी'})`
export const ledgerBrokenAdvice =
  'काहीही बदललेले नाही. कृपया पोर्टल चालवणाऱ्यांना कळवा: `npm run audit-ledger` त्या नोंदी दाखवते.'
export const backupOldSubject = 'अलीकडील बॅकअप नाही'
export const backupNever = (target: string) => `${target} मध्ये अजून एकही बॅकअप यशस्वी झालेला नाही.`
export const backupOld = (target: string, when: string) =>
  `${target} मधील शेवटचा यशस्वी बॅकअप ${when} चा आहे. दोन बॅकअपमधील ठरलेल्या वेळेच्या दुपटीहून जास्त वेळ झाला आहे.`
export const backupFailure = (reason: string) => `शेवटचा प्रयत्न अयशस्वी झाला: ${reason}`
export const backupOldAdvice =
  'कृपया पोर्टल चालवणाऱ्यांना कळवा: `npm run backup` ची प्रक्रिया थांबली आहे किंवा काय चुकले ते तिच्या लॉगमध्ये आहे.'
export const seeWarnings = '“माझे प्रोफाइल” मधील इशारे पाहा'
export const seeOfficeFigures = 'कार्यालयाची आकडेवारी पाहा'

export const webhookFailedSubject = 'एक वेबहुक घटना स्वीकारत नाही'
export const webhookGivenUp = (url: string) =>
  `${url} साठीची एक घटना पाठवणे थांबवले: ती तीन दिवसांत स्वीकारली गेली नाही. त्याच्या इतर घटना अजूनही पाठवल्या जातात.`
export const webhookGone = (url: string) =>
  `${url} ने आता घटना नको असे उत्तर दिले (410). ते बंद केले आहे आणि त्याच्यासाठी थांबलेल्या घटना टाकून दिल्या आहेत.`
export const webhookFailedAdvice = 'कृपया प्राप्तकर्ता प्रोग्राम चालवणाऱ्यांना कळवा. गेल्या 30 दिवसांतील घटना आपण पुन्हा पाठवू शकता.'
export const seeIntegrations = 'इंटिग्रेशन उघडा'
