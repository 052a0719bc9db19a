export const title = 'GST'
export const saved = 'GST सेव्ह झाला'
export const saveFailed = 'GST सेव्ह करता आला नाही'
export const fetchFailed = 'GST लोड करता आला नाही'
export const description =
  'किमती आहेत तशाच राहतात: कर सेवा शुल्कातच असतो. रोख किंवा UPI ने केलेल्या प्रत्येक पडताळलेल्या पेमेंटसोबत आणि प्रत्येक बिलासोबत इन्व्हॉइस येते.'
export const isOn = 'टॅक्स इन्व्हॉइस'
export const isOnLabel = 'टॅक्स इन्व्हॉइस तयार करा'
export const sac = 'SAC'
export const sacHint = '4 ते 6 अंक, जसे 9982'
export const ratePercent = 'दर (%)'
export const from = 'पासून'
export const fromHint = 'इन्व्हॉइस सुरू होण्याचा पहिला दिवस'
export const gstinHint = 'कार्यालयाचा GSTIN, प्रोफाइलमध्ये आहे तसा'
export const gstinOfClientHint = 'GST असलेल्या इन्व्हॉइससाठी; डीलरची नोंदणी नसल्यास रिकामे ठेवा'
export const otherState = (state: string) => `हा ${state} चा GSTIN आहे: इन्व्हॉइसवर पुरवठ्याचे ठिकाण तेच असते`

export const badGstin = 'GSTIN मध्ये 15 अक्षरे आणि अंक असावेत, जसे 27AAPFU0939F1ZV'
export const wrongCheckCharacter = 'GSTIN चे शेवटचे अक्षर इतर अक्षरांशी जुळत नाही'
export const notYesOrNo = 'इन्व्हॉइस तयार करायचे की नाही ते निवडा'
export const badSac = 'SAC 4 ते 6 अंकी असावा'
export const badRate = 'दर 0 ते 40 असावा, जास्तीत जास्त दोन दशांश स्थळांसह'
export const gstinRequired = 'कार्यालयाचा GSTIN लिहा'
export const sacRequired = 'सेवांचा SAC लिहा'
export const fromRequired = 'इन्व्हॉइस सुरू होण्याचा पहिला दिवस निवडा'
export const notOfOffice = 'कार्यालयाच्या प्रोफाइलमधील GSTIN हा नाही'
export const stateRequired = 'आधी कार्यालयाच्या प्रोफाइलमध्ये राज्य लिहा'
export const fromPast = 'इन्व्हॉइस आजपासून किंवा त्यानंतर सुरू होतात'
export const gstinInUse = 'टॅक्स इन्व्हॉइसवर हा GSTIN आहे: तो बदलण्याआधी GST बंद करा'
export const stateInUse = 'टॅक्स इन्व्हॉइससाठी कार्यालयाचे राज्य आवश्यक आहे'
export const wrongState = 'कार्यालयाचा GSTIN दुसऱ्या राज्याचा आहे'
export const notOfState = (ofGstin: string, ofOffice: string) =>
  `हा GSTIN ${ofGstin} चा आहे, पण कार्यालय ${ofOffice} मध्ये आहे: जे चुकीचे आहे ते दुरुस्त करा`
export const notOfAnyState = (digits: string) => `${digits} ने सुरू होणारा GSTIN कोणत्याही राज्याचा नाही`
export const none = 'यासाठी टॅक्स इन्व्हॉइस नाही'
export const severalReturns = 'या महिन्यात अनेक GSTIN ची इन्व्हॉइस आहेत'
export const severalGstins = (gstins: string) => `या महिन्यात ${gstins} ची इन्व्हॉइस आहेत: प्रत्येक GSTIN चे रिटर्न वेगळे असते`
export const tooManyRows = (rows: string) => `या महिन्यात ${rows} पेक्षा जास्त इन्व्हॉइस आहेत`

export const taxInvoice = 'टॅक्स इन्व्हॉइस'
export const creditNote = 'क्रेडिट नोट'
export const invoiceNo = 'इन्व्हॉइस क्र.'
export const creditNoteNo = 'क्रेडिट नोट क्र.'
export const supplier = 'पुरवठादार'
export const recipient = 'प्राप्तकर्ता'
export const gstin = 'GSTIN'
export const unregistered = 'नोंदणी नसलेले'
export const placeOfSupply = 'पुरवठ्याचे ठिकाण'
export const state = 'राज्य'
export const ofInvoice = 'संबंधित इन्व्हॉइस'
export const ofCreditNote = 'परत घेतलेली क्रेडिट नोट'
export const numberAndDate = (number: string, date: string) => `${number}, दिनांक ${date}`
export const services = 'सेवा'
export const taxableValue = 'करपात्र मूल्य'
export const rate = 'दर'
export const percent = (rate: number) => `${rate} %`
export const cgst = 'CGST'
export const sgst = 'SGST'
export const igst = 'IGST'
export const taxOf = (name: string, rate: string) => `${name} ${rate}`
export const serviceWithTax = 'करासह'
export const reimbursements = 'प्रतिपूर्ती'
export const reimbursementsAtCost = 'मूळ रकमेत प्रतिपूर्ती, प्युअर एजंट म्हणून भरलेली'
export const billTotal = 'बिलाची रक्कम'
export const inWords = 'अक्षरी'
export const reason = 'कारण'
export const fileName = (kind: string, number: string) => `${kind} ${number.replaceAll('/', '-')}`

export const register = 'नोंदवही'
export const registerFailed = 'नोंदवही डाउनलोड करता आली नाही'
export const registerFile = (month: string) => `gst-नोंदवही-${month}`
export const sheets = {
  b2b: 'B2B',
  b2c: 'B2C',
  creditNotes: 'क्रेडिट नोट्स',
  summary: 'SAC सारांश',
  b2cs: 'B2CS',
  sacB2b: 'SAC B2B',
  sacB2c: 'SAC B2C',
  nil: 'शून्य दर',
  documents: 'दस्तऐवज',
} as const
export const section = 'भाग'
export const supply = 'पुरवठा'
export const supplies = (isWithinState: boolean, isRegistered: boolean) =>
  `${isRegistered ? 'नोंदणीकृत' : 'नोंदणी नसलेल्या'} व्यक्तींना ${isWithinState ? 'राज्यात' : 'दुसऱ्या राज्यात'} केलेला पुरवठा`
export const nilRated = 'शून्य दर'
export const document = 'दस्तऐवज'
export const firstNumber = 'क्रमांकापासून'
export const lastNumber = 'क्रमांकापर्यंत'
export const howMany = 'एकूण संख्या'
export const cancelled = 'रद्द'
export const gstr1 = 'GSTR-1 JSON'
export const gstr1Failed = 'रिटर्न डाउनलोड करता आले नाही'
export const gstr1File = (month: string) => `gstr1-${month}`
export const number = 'क्रमांक'
export const date = 'तारीख'
export const client = 'ग्राहक'
export const total = 'एकूण'
export const kinds = { invoice: 'इन्व्हॉइस', 'credit note': 'क्रेडिट नोट' } as const
export const invoices = 'इन्व्हॉइस आणि क्रेडिट नोट्स'
export const noneInMonth = 'या महिन्यात इन्व्हॉइस नाही.'
export const listFailed = 'इन्व्हॉइस लोड करता आली नाहीत'

export const invoice = 'इन्व्हॉइस'
export const invoiceOf = (name: string) => `${name} चे इन्व्हॉइस`
export const invoiceFailed = 'इन्व्हॉइस उघडता आले नाही'
