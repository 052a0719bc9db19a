export const uploaded = 'फॉर्म अपलोड झाला'
export const edited = 'फॉर्म अपडेट झाला'
export const nameRequired = 'फॉर्मचे नाव आवश्यक आहे'
export const unnamed = 'नाव नसलेला फॉर्म'
export const noFile = 'अपलोड करण्यासाठी PDF निवडा'
export const pdfOnly = 'फक्त PDF फायली चालतात'
export const tooLarge = 'ही PDF खूप मोठी आहे: जास्तीत जास्त 5 MB'
export const tooManyPages = (most: number) => `या PDF मध्ये खूप पाने आहेत: फॉर्ममध्ये जास्तीत जास्त ${most} असू शकतात`
export const tooMany = 'कार्यालयाच्या फॉर्मची मर्यादा पूर्ण झाली आहे'
export const inactive = 'हा फॉर्म बंद केलेला आहे'
export const fieldOrPlace = 'खुणेसाठी एक फील्ड, किंवा x, y, रुंदी आणि आकारासह पान असते'
export const unknownValue = 'असे मूल्य नाही'
export const unknownField = 'या PDF मध्ये असे फील्ड नाही'
export const fieldTwice = 'हे फील्ड आधीच भरले आहे'
export const offPage = 'ही खूण पानाच्या बाहेर आहे'
export const noSuchPage = 'या फॉर्ममध्ये असे पान नाही'
export const aadhaarDigits = '12 अंकी संख्या आधार क्रमांक असू शकते: ती फॉर्मचा भाग असू शकत नाही'
export const filled = 'फॉर्म भरला'
export const printed = 'फॉर्म प्रिंट झाले'
export const noneChosen = 'किमान एक फॉर्म निवडा'
export const tooManyChosen = (most: number) => `जास्तीत जास्त ${most} फॉर्म निवडा`
export const tooHeavy = 'हे फॉर्म एका PDF साठी खूप मोठे आहेत: कमी निवडा'

export const title = 'फॉर्म'
export const description = 'आपल्या राज्याचे कोरे फॉर्म, जे कार्यालय केसची माहिती भरून प्रिंट करते.'
export const emptyDetail = 'कार्यालय नेहमी भरते त्या फॉर्मची PDF अपलोड करा, जसे Form 29 किंवा Form 30.'
export const upload = 'फॉर्म अपलोड करा'
export const uploadFailed = 'फॉर्म अपलोड करता आला नाही'
export const editFailed = 'फॉर्म सेव्ह करता आला नाही'
export const switchFailed = 'फॉर्म सुरू किंवा बंद करता आला नाही'
export const editTitle = 'फॉर्म संपादित करा'
export const editDescription = 'यातील एखादी सेवा असलेल्या केसेसमध्ये हा फॉर्म दाखवला जातो.'
export const nameLabel = 'फॉर्मचे नाव'
export const services = 'सेवा'
export const noServices = 'अजून नाही'
export const pages = 'पाने'
export const marks = 'खुणा'

export const print = 'फॉर्म प्रिंट करा'
export const printTitle = (caseNumber: string) => `${caseNumber} चे फॉर्म प्रिंट करा`
export const printDescription = 'निवडलेले सर्व फॉर्म केसची माहिती भरून एका PDF मध्ये येतात.'
export const printFailed = 'फॉर्म प्रिंट करता आले नाहीत'
export const ofServices = 'तिच्या सेवांचे फॉर्म'
export const allForms = 'सर्व फॉर्म'
export const showAll = (count: number) => `सर्व फॉर्म दाखवा (आणखी ${count})`
export const noneOfServices = 'या केसच्या सेवांसाठी फॉर्म तयार केलेला नाही.'
export const noForms = 'कार्यालयात अजून फॉर्म नाहीत.'
export const aadhaarReason = 'आधार क्रमांक पूर्ण छापण्याचे कारण'
export const aadhaarHint = 'कारण दिले नाही तर ते XXXX XXXX 1234 असे छापले जातात. आपले नाव आणि कारण केसच्या इतिहासात राहते.'

export const form = 'फॉर्म'
export const notFound = 'असा फॉर्म नाही'
export const notFoundDetail = 'तो फॉर्मच्या यादीतून उघडा.'
export const editorHelp = 'पानावर जेथे मूल्य हवे तेथे क्लिक करा आणि मूल्य निवडा.'
export const mark = 'खूण'
export const markNamed = (value: string) => `खूण ${value}`
export const addOnPage = (page: number) => `पान ${page} वर खूण जोडा`
export const onPage = (page: number) => `पान ${page}`
export const copyMark = 'कॉपी करा'
export const removeMark = 'काढा'
export const value = 'मूल्य'
export const valueRequired = 'मूल्य निवडा'
export const noValue = 'मूल्याविना'
export const today = 'आजची तारीख'
export const fixedText = 'ठरावीक मजकूर'
export const textOf = (label: string) => `${label}: मजकूर`
export const totalAmount = 'एकूण रक्कम'
export const size = 'अक्षरांचा आकार (पॉइंट)'
export const width = 'रुंदी (पॉइंट)'
export const fromLeft = 'डावीकडून (पॉइंट)'
export const fromTop = 'वरून (पॉइंट)'
export const marksHelp = 'खूण किंवा तिची उजवी कड ओढा. बाण कळा तिला एक पॉइंट हलवतात, Shift सोबत दहा; Delete ने ती काढली जाते.'
export const noMarks = 'अजून खुणा नाहीत'
export const fields = 'PDF मधील फील्ड'
export const fieldsHelp = 'या PDF मध्ये स्वतःची फील्ड आहेत: प्रत्येकात काय भरायचे ते निवडा.'
export const preview = 'पूर्वदृश्य'
export const previewHelp = 'केसची माहिती भरलेला फॉर्म उघडतो.'
export const saveAndPreview = 'सेव्ह करून पूर्वदृश्य पाहा'
export const caseNoRequired = 'केसचा क्रमांक लिहा'
export const caseNoExample = 'VR-000001'
export const noSuchCase = 'अशी केस नाही'
export const saveMarks = 'खुणा सेव्ह करा'
export const marksSaved = 'खुणा सेव्ह झाल्या'
export const discard = 'बदल टाकून द्या'
export const smaller = 'लहान करा'
export const larger = 'मोठे करा'
export const zoom = (percent: number) => `${percent}%`
export const noPicture = 'पान दाखवता आले नाही'
export const boxes = 'चौकटी, प्रत्येकी एक अक्षर'
export const officeValues = {
  'office.name': 'कार्यालय: नाव',
  'office.address': 'कार्यालय: एका ओळीत पत्ता',
  'office.phone': 'कार्यालय: फोन',
  'office.email': 'कार्यालय: ईमेल',
  'office.gstin': 'कार्यालय: GSTIN',
}
export const tickFor = (service: string) => `केसमध्ये ${service} असल्यास फुली`

/* Marks of a central form on the own blank. */
export const noSuchCentralForm = 'या फॉर्मच्या खुणा नाहीत'
export const startFrom = 'या फॉर्मच्या खुणांपासून सुरू करा…'
export const startFromHelp =
  'केंद्रीय मांडणीच्या कोऱ्या फॉर्मसाठी: त्यावर सापडलेल्या शब्दांशेजारी खुणा ठेवल्या जातात. त्या तपासा, मग सेव्ह करा.'
export const centralForms = {
  '26': 'Form 26: डुप्लिकेट RC',
  '28': 'Form 28: ना हरकत प्रमाणपत्र (NOC)',
  '29': 'Form 29: हस्तांतरणाची सूचना',
  '30': 'Form 30: मालकी हस्तांतरण',
  '33': 'Form 33: पत्त्यात बदल',
  '34': 'Form 34: हायपोथिकेशन, नोंद करणे',
  '35': 'Form 35: हायपोथिकेशन, समाप्त करणे',
}
export const placeMarks = 'खुणा ठेवा'
export const replaceMarks = 'खुणा बदला'
export const proposeFailed = 'खुणा ठेवता आल्या नाहीत'
export const placedMarks = (count: number) => (count === 1 ? '1 खूण ठेवली' : `${count} खुणा ठेवल्या`)
export const notOnPage = 'हे शब्द सापडले नाहीत; फॉर्मला गरज असेल तर त्यांची मूल्ये हाताने ठेवा:'
export const isScan =
  'ही PDF मजकूर नसलेला स्कॅन आहे, त्यामुळे कोणताही शब्द सापडू शकत नाही. मूल्ये एकाखाली एक ठेवली आहेत: प्रत्येक त्याच्या जागी ओढा.'
/** The values of people that a form can print. */
export const people = {
  seller: 'नोंदणीकृत मालक',
  buyer: 'नवीन मालक',
  owner: 'केसनंतरचा मालक',
}
export const personFacts = {
  name: 'फक्त नाव',
  sonOf: 'मुलगा, पत्नी किंवा मुलगी (कोणाची)',
  address: 'राज्यासह पत्ता, एका ओळीत',
  nameAndAddress: 'नाव आणि पत्ता, एका ओळीत',
  pincode: 'पिनकोड',
  phone: 'फोन',
}
