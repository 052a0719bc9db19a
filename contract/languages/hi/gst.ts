/* GST: its settings, tax invoices, credit notes and the register (contract-trade section 9). */
export const title = 'GST'
export const saved = 'GST सहेजा गया'
export const saveFailed = 'GST सहेजा नहीं जा सका'
export const fetchFailed = 'GST लोड नहीं हो सका'
export const description =
  'दरें वही रहती हैं: कर सेवा शुल्क में शामिल है। नकद या UPI के हर सत्यापित भुगतान और हर बिल के साथ इनवॉइस बनता है।'
export const isOn = 'टैक्स इनवॉइस'
export const isOnLabel = 'टैक्स इनवॉइस बनाएँ'
export const sac = 'SAC'
export const sacHint = '4 से 6 अंक, जैसे 9982'
export const ratePercent = 'दर (%)'
export const from = 'कब से'
export const fromHint = 'इनवॉइस का पहला दिन'
export const gstinHint = 'कार्यालय का GSTIN, जैसा उसकी प्रोफ़ाइल में है'
export const gstinOfClientHint = 'GST वाले इनवॉइस के लिए; डीलर का पंजीयन न हो तो खाली छोड़ें'
export const otherState = (state: string) => `यह ${state} का GSTIN है: इनवॉइस पर आपूर्ति का स्थान वही है`

export const badGstin = 'GSTIN में 15 अक्षर और अंक होने चाहिए, जैसे 27AAPFU0939F1ZV'
export const wrongCheckCharacter = 'GSTIN का अंतिम अक्षर बाकी से मेल नहीं खाता'
export const notYesOrNo = 'चुनें कि इनवॉइस बनाए जाएँ या नहीं'
export const badSac = 'SAC 4 से 6 अंकों का होना चाहिए'
export const badRate = 'दर 0 से 40 तक होनी चाहिए, दशमलव के बाद अधिकतम दो अंक'
export const gstinRequired = 'कार्यालय का GSTIN लिखें'
export const sacRequired = 'सेवाओं का SAC लिखें'
export const fromRequired = 'इनवॉइस का पहला दिन चुनें'
export const notOfOffice = 'कार्यालय की प्रोफ़ाइल में यह GSTIN नहीं है'
export const stateRequired = 'पहले कार्यालय की प्रोफ़ाइल में उसका राज्य लिखें'
export const fromPast = 'इनवॉइस आज या बाद के किसी दिन से शुरू होते हैं'
export const gstinInUse = 'टैक्स इनवॉइस पर यही GSTIN है: इसे बदलने से पहले GST बंद करें'
export const stateInUse = 'टैक्स इनवॉइस के लिए कार्यालय का राज्य चाहिए'
export const wrongState = 'कार्यालय का GSTIN किसी दूसरे राज्य का है'
export const notOfState = (ofGstin: string, ofOffice: string) =>
  `यह GSTIN ${ofGstin} का है, पर कार्यालय ${ofOffice} में है: जो गलत है उसे ठीक करें`
export const notOfAnyState = (digits: string) => `${digits} से शुरू होने वाला GSTIN किसी राज्य का नहीं है`
export const none = 'इसका कोई टैक्स इनवॉइस नहीं है'
export const severalReturns = 'इस महीने में कई GSTIN के इनवॉइस हैं'
export const severalGstins = (gstins: string) => `इस महीने में ${gstins} के इनवॉइस हैं: हर GSTIN का रिटर्न अलग होता है`
export const tooManyRows = (rows: string) => `इस महीने में ${rows} से अधिक इनवॉइस हैं`

/* On paper. */
export const taxInvoice = 'टैक्स इनवॉइस'
export const creditNote = 'क्रेडिट नोट'
export const invoiceNo = 'इनवॉइस नंबर'
export const creditNoteNo = 'क्रेडिट नोट नंबर'
export const supplier = 'आपूर्तिकर्ता'
export const recipient = 'प्राप्तकर्ता'
export const gstin = 'GSTIN'
export const unregistered = 'अपंजीकृत'
export const placeOfSupply = 'आपूर्ति का स्थान'
export const state = 'राज्य'
export const ofInvoice = 'किस इनवॉइस का'
export const ofCreditNote = 'किस क्रेडिट नोट को वापस लेता है'
export const numberAndDate = (number: string, date: string) => `${number}, तारीख ${date}`
export const services = 'सेवाएँ'
export const taxableValue = 'कर योग्य मूल्य'
export const rate = 'दर'
export const percent = (rate: number) => `${rate} %`
export const cgst = 'CGST'
export const sgst = 'SGST'
export const igst = 'IGST'
export const taxOf = (name: string, rate: string) => `${name} ${rate}`
export const serviceWithTax = 'कर सहित'
export const reimbursements = 'प्रतिपूर्ति'
export const reimbursementsAtCost = 'लागत पर प्रतिपूर्ति, प्योर एजेंट के रूप में चुकाई गई'
export const billTotal = 'बिल की राशि'
export const inWords = 'शब्दों में'
export const reason = 'कारण'
/** The name of the file; no file name has slashes. */
export const fileName = (kind: string, number: string) => `${kind} ${number.replaceAll('/', '-')}`

/* The register. */
export const register = 'रजिस्टर'
export const registerFailed = 'रजिस्टर डाउनलोड नहीं हो सका'
export const registerFile = (month: string) => `gst-रजिस्टर-${month}`
export const sheets = {
  b2b: 'B2B',
  b2c: 'B2C',
  creditNotes: 'क्रेडिट नोट',
  summary: 'SAC सारांश',
  b2cs: 'B2CS',
  sacB2b: 'SAC B2B',
  sacB2c: 'SAC B2C',
  nil: 'शून्य दर',
  documents: 'दस्तावेज़',
} as const
export const section = 'भाग'
export const supply = 'आपूर्ति'
export const supplies = (isWithinState: boolean, isRegistered: boolean) =>
  `${isRegistered ? 'पंजीकृत' : 'अपंजीकृत'} व्यक्तियों को ${isWithinState ? 'राज्य के भीतर' : 'दूसरे राज्य में'} आपूर्ति`
export const nilRated = 'शून्य दर'
export const document = 'दस्तावेज़'
export const firstNumber = 'नंबर से'
export const lastNumber = 'नंबर तक'
export const howMany = 'कुल संख्या'
export const cancelled = 'रद्द'
export const gstr1 = 'GSTR-1 JSON'
export const gstr1Failed = 'रिटर्न डाउनलोड नहीं हो सका'
export const gstr1File = (month: string) => `gstr1-${month}`
export const number = 'नंबर'
export const date = 'तारीख'
export const client = 'क्लाइंट'
export const total = 'कुल'
export const kinds = { invoice: 'इनवॉइस', 'credit note': 'क्रेडिट नोट' } as const
export const invoices = 'इनवॉइस और क्रेडिट नोट'
export const noneInMonth = 'इस महीने में कोई इनवॉइस नहीं है।'
export const listFailed = 'इनवॉइस लोड नहीं हो सके'

/* On rows of payments and bills. */
export const invoice = 'इनवॉइस'
export const invoiceOf = (name: string) => `${name} का इनवॉइस`
export const invoiceFailed = 'इनवॉइस नहीं खुल सका'
