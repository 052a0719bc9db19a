import type { rejectionCodes, Stage, WaitingOn, WaitReason } from '#contract/cases/case-values.ts'

/** The data of the sample office: fictional people and firms, real places and codes. */
export const branches = [
  { name: 'Pune Main', address1: '12 Station Road', address2: 'Near the bus stand', city: 'Pune', pincode: '411001' },
  { name: 'Pimpri', address1: '3 Old Mumbai Road', address2: 'Opposite the RTO', city: 'Pimpri', pincode: '411018' },
  { name: 'Nashik Road', address1: '45 MG Road', address2: 'Second floor', city: 'Nashik', pincode: '422101' },
]

export const profile = {
  name: 'Vahan Seva RTO Services',
  address1: '12 Station Road',
  address2: 'Near the bus stand',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  phone: '+91 20 5550 0142',
  email: 'care@office.example',
  gstin: '27AAAAA0000A1Z2',
  upiPayee: 'Vahan Seva',
} as const
/** Tax invoices from the first day. */
export const gst = { isOn: true, gstin: profile.gstin, sac: '9982', ratePercent: 18 } as const
/** Days after the due date on which dealers are reminded of a bill. */
export const dunningDays = [3, 10]
/** The address of payments by UPI. */
export const UPI_ID = 'vahan.seva@upi'

export const financiers = [
  'HDFC Bank',
  'State Bank of India',
  'ICICI Bank',
  'Axis Bank',
  'Kotak Mahindra Prime',
  'Bajaj Finance',
  'Cholamandalam Finance',
  'Shriram Finance',
  'Sundaram Finance',
  'Mahindra Finance',
  'Bank of Baroda',
]

/** What a clerk has proposed, beside the RTOs below. */
export const proposedRto = { rtoCode: 'KA-05', city: 'Jayanagar' }

export const rtos: readonly (readonly [code: string, city: string])[] = [
  ['MH-01', 'Mumbai Central'],
  ['MH-02', 'Mumbai West'],
  ['MH-03', 'Mumbai East'],
  ['MH-04', 'Thane'],
  ['MH-05', 'Kalyan'],
  ['MH-06', 'Pen'],
  ['MH-09', 'Kolhapur'],
  ['MH-10', 'Sangli'],
  ['MH-11', 'Satara'],
  ['MH-12', 'Pune'],
  ['MH-13', 'Solapur'],
  ['MH-14', 'Pimpri-Chinchwad'],
  ['MH-15', 'Nashik'],
  ['MH-16', 'Ahmednagar'],
  ['MH-17', 'Shrirampur'],
  ['MH-18', 'Dhule'],
  ['MH-19', 'Jalgaon'],
  ['MH-20', 'Chhatrapati Sambhajinagar'],
  ['MH-23', 'Beed'],
  ['MH-31', 'Nagpur'],
  ['MH-42', 'Baramati'],
  ['MH-43', 'Vashi'],
  ['MH-46', 'Panvel'],
  ['MH-47', 'Borivali'],
  ['MH-48', 'Vasai'],
  ['MH-50', 'Karad'],
  ['GJ-01', 'Ahmedabad'],
  ['GJ-05', 'Surat'],
  ['GJ-06', 'Vadodara'],
  ['GJ-15', 'Valsad'],
  ['KA-01', 'Bengaluru Central'],
  ['KA-22', 'Belagavi'],
  ['KA-28', 'Vijayapura'],
  ['GA-03', 'Mapusa'],
  ['GA-07', 'Panaji'],
  ['TG-09', 'Hyderabad Central'],
  ['DL-04', 'Janakpuri'],
  ['MP-09', 'Indore'],
  ['RJ-14', 'Jaipur'],
]

export const employees: readonly (readonly [first: string, last: string])[] = [
  ['Asha', 'Patil'],
  ['Nilesh', 'Kulkarni'],
  ['Farida', 'Shaikh'],
  ['Prakash', 'Jadhav'],
  ['Sneha', 'Deshpande'],
  ['Irfan', 'Mulla'],
]

export const dealers: readonly (readonly [first: string, last: string, firm: string, city: string, credit: number])[] =
  [
    ['Ravi', 'Shah', 'Shah Motors', 'Pune', 150_000],
    ['Gurpreet', 'Singh', 'Gurpreet Auto World', 'Pune', 100_000],
    ['Meena', 'Iyer', 'Iyer Wheels', 'Pimpri', 60_000],
    ['Santosh', 'Bhosale', 'Bhosale Car Bazaar', 'Satara', 80_000],
    ['Abdul', 'Ansari', 'Ansari Transport', 'Nashik', 200_000],
    ['Kavita', 'Joshi', 'Joshi Cars', 'Nashik', 50_000],
    ['Mahesh', 'Pawar', 'Pawar Two Wheelers', 'Baramati', 40_000],
    ['Jignesh', 'Patel', 'Patel Auto Links', 'Surat', 120_000],
    ['Sunil', 'Gaikwad', 'Gaikwad Tractors', 'Solapur', 75_000],
    ['Anthony', 'Fernandes', 'Fernandes Motors', 'Mapusa', 0],
    ['Rekha', 'Nair', 'Nair Premium Cars', 'Vashi', 90_000],
    ['Vijay', 'Chavan', 'Chavan Logistics', 'Kolhapur', 250_000],
  ]

/** Signed up and not verified yet. */
/** People of the first dealer's firm, beside its owner. */
export const team = [
  { firstName: 'Meena', lastName: 'Shah', email: 'meena.shah@dealer.example', phoneNo: '9822012345' },
  { firstName: 'Kiran', lastName: 'Shah', email: 'kiran.shah@dealer.example', phoneNo: '9822012346' },
  { firstName: 'Imran', lastName: 'Shaikh', email: 'imran.shaikh@dealer.example', phoneNo: '9822012347' },
] as const

export const waitingDealers: readonly (readonly [first: string, last: string, firm: string, city: string])[] = [
  ['Deepak', 'Wagh', 'Wagh Used Cars', 'Nashik'],
  ['Shabana', 'Khan', 'Khan Auto Point', 'Pune'],
  ['Harish', 'Reddy', 'Reddy Fleet', 'Hyderabad'],
]

export const givenNames = [
  'Aarav', 'Aditi', 'Akash', 'Anita', 'Bharat', 'Chitra', 'Dinesh', 'Esha', 'Ganesh', 'Hemant', 'Imran', 'Jyoti',
  'Kiran', 'Lata', 'Manoj', 'Nandini', 'Omkar', 'Pooja', 'Rahul', 'Rubina', 'Sachin', 'Sunita', 'Tushar', 'Usha',
  'Vikram', 'Yash', 'Zarina',
] // biome-ignore format: a list of words
export const familyNames = [
  'Agarwal', 'Bhatt', 'Chaudhari', 'Dalvi', 'Deshmukh', 'Gupta', 'Inamdar', 'Jain', 'Kale', 'Kamble', 'Lokhande',
  'Mehta', 'More', 'Naik', 'Pathan', 'Rane', 'Sawant', 'Shinde', 'Tambe', 'Thakur', 'Verma', 'Yadav',
] // biome-ignore format: a list of words
export const streets = [
  'Karve Road',
  'Laxmi Road',
  'FC Road',
  'Ganesh Peth',
  'Shivaji Nagar',
  'Gandhi Chowk',
  'Station Road',
]

/** What was wrong with a paper, by a part of its name; the last is for any other. */
export const deficiencies: readonly (readonly [paper: string, note: string])[] = [
  ['Form', 'Signature differs'],
  ['ID proof', 'Name is spelled otherwise than in the RC'],
  ['address proof', 'Older than three months'],
  ['Insurance', 'Ended last week'],
  ['PUC', 'Ended last week'],
  ['NOC', 'Chassis number is wrong by a digit'],
  ['', 'Copy is not readable'],
]

/** Why a paper was not needed. */
export const exemptions = ['Submitted with an earlier case', 'Verified online by the RTO', 'The buyer is the same']

/** For whom a file waits, and why. */
export interface Wait {
  waitingOn: WaitingOn
  note: string | null
  waitReason?: WaitReason
  waitNote?: string
}

/** Why a file waits for another party than usual, by stage. */
export const waits: Partial<Record<Stage, readonly Wait[]>> = {
  submitted: [
    {
      ...{ waitingOn: 'dealer', note: 'The RTO wants to see the buyer in person' },
      ...{ waitReason: 'other', waitNote: 'The buyer comes to the RTO in person' },
    },
    { waitingOn: 'office', note: 'Fee receipt to be attached online' },
  ],
  inProcess: [
    {
      ...{ waitingOn: 'dealer', note: 'The owner has to confirm the OTP' },
      ...{ waitReason: 'other', waitNote: 'The owner confirms the OTP of the RTO' },
    },
    { waitingOn: 'dealer', note: 'Inspection: bring the vehicle to the RTO', waitReason: 'vehicle' },
    { waitingOn: 'financier', note: 'The bank has not confirmed the end of the loan' },
  ],
  approved: [{ waitingOn: 'office', note: 'Smart card to be collected at the counter' }],
}

/** How fast an RTO works, where it is not like the others: days are multiplied by this. */
export const paceOfRto: Readonly<Record<string, number>> = { 'MH-12': 1.25, 'MH-14': 0.7, 'MH-15': 0.9, 'MH-04': 1.4 }

/** The RTOs of the cities in which the office has branches. */
export const nearRtos = ['MH-12', 'MH-14', 'MH-15']

/** Why cases were rejected. */
export const rejections: readonly { reasonCode: (typeof rejectionCodes)[number]; rejectionRemarks: string }[] = [
  { reasonCode: 'papersMissing', rejectionRemarks: "Buyer's address proof and the NOC of the bank" },
  { reasonCode: 'papersMissing', rejectionRemarks: 'Form 30 has no second page' },
  { reasonCode: 'signatureMismatch', rejectionRemarks: 'Seller signed Form 29 otherwise than in the RC book' },
  { reasonCode: 'wrongDetails', rejectionRemarks: 'Chassis number of the pencil print ends with 4471, not 4417' },
  { reasonCode: 'wrongDetails', rejectionRemarks: 'The buyer lives in another district than stated' },
  { reasonCode: 'duesPending', rejectionRemarks: 'Two open challans of ₹1,500 together' },
  { reasonCode: 'duesPending', rejectionRemarks: 'Road tax of the last quarter is not paid' },
  { reasonCode: 'duplicate', rejectionRemarks: 'Entered twice; the other case has the papers' },
  { reasonCode: 'other', rejectionRemarks: 'Dealer took the vehicle back' },
]

/** Reasons of rejected payments. */
export const refusals = [
  'The amount on the proof cannot be read',
  'The bank shows no transfer of this amount',
  'The proof is that of another payment',
]

export const discount = 'Discount for a file that was late'
export const raisedCredit = 'More cases a month since the second showroom opened'
export const waivedPenalty = 'The bank was closed from the 13th to the 16th'

export const documents = [
  { name: 'Form 29 – Notice of transfer', url: 'https://parivahan.gov.in/forms/form29.pdf' },
  { name: 'Form 30 – Application for transfer', url: 'https://parivahan.gov.in/forms/form30.pdf' },
  { name: 'Form 26 – Duplicate RC', url: 'https://parivahan.gov.in/forms/form26.pdf' },
  { name: 'Form 35 – HP termination', url: 'https://parivahan.gov.in/forms/form35.pdf' },
]

export const tasks = [
  ['Collect RC books from Shah Motors', 'Three books, ask for Ravi. Take the handover register along.', 6],
  ['Call RTO Pune about appointment slots', 'Fitness slots for next week; two heavy vehicles.', 30],
  ['Hand in the NOC papers for Nashik', 'Form 28 in triplicate, chassis print enclosed.', 80],
  ['Check the open challans', 'MH12 vehicles that go to transfer this week.', -5],
] as const

/** What owners say when the office calls them about a paper that ends, and later. */
export const firstNotes = ['Comes by next week', 'Asks what it costs', 'Wants to renew through us']
export const laterNotes = ['Vehicle is at the garage', 'Comes on Saturday', 'Waits for the salary', 'Sends the driver']
