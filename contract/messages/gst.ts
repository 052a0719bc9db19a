/* GST: its settings, tax invoices, credit notes and the register (contract-trade section 9). */
export const title = 'GST'
export const saved = 'GST saved'
export const saveFailed = 'GST could not be saved'
export const fetchFailed = 'GST could not be loaded'
export const description =
  'Prices stay as they are: the tax lies inside the service charges. An invoice comes with every verified payment by cash or UPI, and with every bill.'
export const isOn = 'Tax invoices'
export const isOnLabel = 'Write tax invoices'
export const sac = 'SAC'
export const sacHint = '4 to 6 digits, such as 9982'
export const ratePercent = 'Rate (%)'
export const from = 'From'
export const fromHint = 'The first day with invoices'
export const gstinHint = 'The GSTIN of the office, as in its profile'
export const gstinOfClientHint = 'For invoices with GST; leave it empty for a dealer without a registration'
export const otherState = (state: string) => `A GSTIN of ${state}: that is the place of supply on invoices`

export const badGstin = 'GSTIN must be 15 letters and digits, such as 27AAPFU0939F1ZV'
export const wrongCheckCharacter = 'The last character of the GSTIN does not fit the others'
export const notYesOrNo = 'Choose whether invoices are written'
export const badSac = 'SAC must be 4 to 6 digits'
export const badRate = 'Rate must be 0 to 40, with at most two decimals'
export const gstinRequired = 'Enter the GSTIN of the office'
export const sacRequired = 'Enter the SAC of the services'
export const fromRequired = 'Choose the first day with invoices'
export const notOfOffice = 'This is not the GSTIN in the profile of the office'
export const stateRequired = 'Enter the state of the office in its profile first'
export const fromPast = 'Invoices begin today or later'
export const gstinInUse = 'Tax invoices carry this GSTIN: switch GST off before you change it'
export const stateInUse = 'Tax invoices need the state of the office'
export const wrongState = 'The GSTIN of the office is one of another state'
export const notOfState = (ofGstin: string, ofOffice: string) =>
  `This GSTIN is one of ${ofGstin}, but the office is in ${ofOffice}: correct the one that is wrong`
export const notOfAnyState = (digits: string) => `No state has a GSTIN that begins with ${digits}`
export const none = 'There is no tax invoice for this'
export const severalReturns = 'The month has invoices of several GSTINs'
export const severalGstins = (gstins: string) =>
  `The month has invoices of ${gstins}: each GSTIN has a return of its own`
export const tooManyRows = (rows: string) => `The month has more than ${rows} invoices`

/* On paper. */
export const taxInvoice = 'Tax Invoice'
export const creditNote = 'Credit Note'
export const invoiceNo = 'Invoice No'
export const creditNoteNo = 'Credit Note No'
export const supplier = 'Supplier'
export const recipient = 'Recipient'
export const gstin = 'GSTIN'
export const unregistered = 'Unregistered'
export const placeOfSupply = 'Place of supply'
export const state = 'State'
export const ofInvoice = 'Of invoice'
export const ofCreditNote = 'Takes back credit note'
export const numberAndDate = (number: string, date: string) => `${number} of ${date}`
export const services = 'Services'
export const taxableValue = 'Taxable value'
export const rate = 'Rate'
export const percent = (rate: number) => `${rate} %`
export const cgst = 'CGST'
export const sgst = 'SGST'
export const igst = 'IGST'
export const taxOf = (name: string, rate: string) => `${name} ${rate}`
export const serviceWithTax = 'With tax'
export const reimbursements = 'Reimbursements'
export const reimbursementsAtCost = 'Reimbursements at cost, paid as pure agent'
export const billTotal = 'Amount of the bill'
export const inWords = 'In words'
export const reason = 'Reason'
/** The name of the file; no file name has slashes. */
export const fileName = (kind: string, number: string) => `${kind} ${number.replaceAll('/', '-')}`

/* The register. */
export const register = 'Register'
export const registerFailed = 'The register could not be downloaded'
export const registerFile = (month: string) => `gst-register-${month}`
export const sheets = {
  b2b: 'B2B',
  b2c: 'B2C',
  creditNotes: 'Credit notes',
  summary: 'SAC summary',
  b2cs: 'B2CS',
  sacB2b: 'SAC B2B',
  sacB2c: 'SAC B2C',
  nil: 'Nil rated',
  documents: 'Documents',
} as const
export const section = 'Section'
export const supply = 'Supply'
export const supplies = (isWithinState: boolean, isRegistered: boolean) =>
  `${isWithinState ? 'Intra' : 'Inter'}-State supplies to ${isRegistered ? 'registered' : 'unregistered'} persons`
export const nilRated = 'Nil rated'
export const document = 'Document'
export const firstNumber = 'From number'
export const lastNumber = 'To number'
export const howMany = 'Total number'
export const cancelled = 'Cancelled'
export const gstr1 = 'GSTR-1 JSON'
export const gstr1Failed = 'The return could not be downloaded'
export const gstr1File = (month: string) => `gstr1-${month}`
export const number = 'Number'
export const date = 'Date'
export const client = 'Client'
export const total = 'Total'
export const kinds = { invoice: 'Invoice', 'credit note': 'Credit note' } as const
export const invoices = 'Invoices and credit notes'
export const noneInMonth = 'No invoices in this month.'
export const listFailed = 'The invoices could not be loaded'

/* On rows of payments and bills. */
export const invoice = 'Invoice'
export const invoiceOf = (name: string) => `Invoice of ${name}`
export const invoiceFailed = 'The invoice could not be opened'
