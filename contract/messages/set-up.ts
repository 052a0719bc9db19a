/* The guide through the first hour of a new office (docs/decisions/0046). */
export const title = 'Set up your office'
export const progress = (done: number, all: number) => `${done} of ${all} done`
export const pageTitle = 'Set-up Guide'
export const guideExplained = 'The steps that bring a new office to its first paid case.'
export const dismiss = 'Hide this guide'
export const dismissed = 'The guide stays under My Profile.'
export const skip = 'Skip'
export const skipStep = (step: string) => `Skip: ${step}`
export const done = 'Done'
export const skipped = 'Skipped'
export const open = 'To do'
export const start = 'Start'
export const startStep = (step: string) => `Start: ${step}`

/* The seven steps, and in one line the reason for each. */
export const steps = {
  office: 'Your office',
  upi: 'UPI ID',
  rtos: 'RTOs',
  firms: 'Banks and financiers (HPT/HPA)',
  people: 'Branch and employees',
  dealer: 'First dealer',
  firstCase: 'First case',
}
export const reasons = {
  office: 'Its name and address stand on every PDF, bill, mail and UPI payment.',
  upi: 'Dealers pay to it, by a QR code or with one tap on the phone.',
  rtos: 'A case goes from one RTO to another. Choose your state and tick the ones you work with.',
  firms: 'A case names the bank whose loan is added or removed.',
  people: 'Employees create cases for their branch. Skip this if you work alone.',
  dealer: 'Cases are assigned to a dealer, who pays for them.',
  firstCase: 'Type the vehicle once; everything else follows from it.',
}

/* Ready lists. */
export const chooseState = 'State'
export const chooseAll = 'All'
export const chooseAllOf = (list: string) => `Choose all: ${list}`
export const alreadyThere = 'already there'
export const rtosOf = (state: string) => `RTOs of ${state}`
export const commonFinanciers = 'Common banks and financiers'
export const addRtos = (count: number) => (count === 0 ? 'Add RTOs' : count === 1 ? 'Add 1 RTO' : `Add ${count} RTOs`)
export const addFirms = (count: number) =>
  count === 0 ? 'Add banks' : count === 1 ? 'Add 1 bank' : `Add ${count} banks`
export const adding = (done: number, all: number) => `Adding ${done} of ${all} …`
export const rtosAdded = (count: number) => (count === 1 ? '1 RTO added' : `${count} RTOs added`)
export const firmsAdded = (count: number) => (count === 1 ? '1 bank added' : `${count} banks added`)
export const nothingChosen = 'Tick at least one'

/* The UPI id. */
export const testUpi = 'Scan it with your own phone: your UPI app must show your name, and ask for ₹1.'
export const testUpiLabel = (upi: string) => `QR code that pays ₹1 to ${upi}`
export const testUpiNote = 'Test'

/* Branch and employees, the first dealer, the first case. */
export const addFirstBranch = 'Add a branch'
export const addFirstEmployee = 'Add an employee'
export const branchFirst = 'An employee belongs to a branch: add the branch first'
export const sendOnWhatsApp = 'Send on WhatsApp'
export const invitation = (office: string, link: string) =>
  `${office} works with a portal for vehicle papers. Sign up here to see your cases and pay for them: ${link}`
export const newCase = 'New Case'
