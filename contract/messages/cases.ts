export const created = 'Case created successfully'
export const createFailed = 'Error in while Creating a Case'
export const updated = 'Case Successfully Updated'
export const badRequestTitle = 'Bad Request'
export const updateErrorTitle = 'Error in Updating'
export const unknownError = 'Unknown error occurred.'
export const partialOwner = 'Provide full owner details or none'
export const verified = 'Case verified Succesfully'
export const verifyFailed = 'Verification error Occured'
export const assigned = 'Case Assigned Successfully.'
export const assignFailed = 'Error Assigning Case'
export const rejected = 'Case rejected successfully.'
export const rejectFailed = 'Error rejecting case'
export const reasonRequired = 'Reason is required'
export const fetchOneFailed = 'Failed to fetch case data'
export const fetchFailed = 'Error fetching Cases'
export const fetchListFailed = 'Failed to fetch cases'
export const noneAvailable = 'No cases Available'
export const noneAssigned = 'No Cases assigned Yet'
export const noCaseId = 'No Case ID provided'
export const noProperId = 'Proper ID was not provided'
export const noValidCaseId = 'No Valid CaseId is Provided'
export const noValidId = 'No Valid Id Provided'
export const noCaseData = 'No case data provided'
export const noRemarks = 'No remarks'
export const notAllotted = 'Not Alloted'
export const expiryUpdated = 'Expiry date updated successfully!'
export const notVerifiable = 'Only a case in Created or Updated can be verified'
export const addAppointment = 'Enter the appointment date'
export const needsAppointment = 'An appointment date is needed before this case can be verified'
export const needsAppointmentOrApplication =
  'An appointment date or an application no is needed before this case can be verified'
export const notAssignable = 'Only a case that is ready can be assigned'
export const notRejectable = 'Only a case that is ready can be rejected'
export const notReopenable = 'Only a rejected case can be reopened'
export const notClosable = 'Only a rejected case can be closed'
export const alreadyClosed = 'This case is closed already'
export const closed = 'Case closed'
export const reopened = 'Case reopened'
export const notUnassignable = 'Only a case that is assigned and not paid can be unassigned'
export const paymentWaits = 'A payment for this case is under verification: verify or reject it first'
export const unassigned = 'Case unassigned'
export const notEditable = 'A case that is assigned, paid or rejected cannot be edited'
export const stale = 'Someone else changed this case in the meantime. Look at the saved case before you submit again.'
export const clientNotAssignable = 'Choose a verified, active dealer'
export const superadminOnly = 'Only a superadmin may set this'
export const alreadyCreated =
  'An earlier submission of this form went through. Check your cases before you submit it again.'
export const reportTitle = 'Case Details Report'
/** For employees, below a total that includes the other and admin charges, which only superadmins see. */
export const officeCharges = 'Includes charges set by the office'
export const printFailed = 'The PDF could not be created'
export const notLikeAPlate = 'Does not look like a plate'
export const totalTooLarge = (most: string) => `The charges of a case may total at most ${most}`
export const chassisUnlikely = 'A chassis number of 17 signs has no I, O or Q. Please check whether 1 or 0 is meant.'
export const aadhaarUnlikely = 'The check digit does not fit. Please check the number.'
/** The question before a case is verified (spec/2 screen 5). */
export const confirmVerify = (caseNo: string) => `Are you sure you want to verify case ${caseNo}?`
/** The text of an empty tab of a client's cases. */
export const emptyTab = (tab: string) => `No cases found in "${tab}".`
export const badFirm = 'Choose the firm of a verified dealer'
export const badBranch = 'Choose one of the branches'
export const badEmployee = 'Choose one of the employees'
export const badFromRto = 'From RTO must be one of the active RTOs'
export const badToRto = 'To RTO must be one of the active RTOs'
export const badHpt = 'HPT must be one of the active firms'
export const badHpa = 'HPA must be one of the active firms'

/* Labels of a case that several screens share. */
export const vehicleNo = 'Vehicle No'
export const createdBy = 'Created By'
export const assignedTo = 'Assigned To'
export const createdAt = 'Created At'
export const services = 'Services'
export const assign = 'Assign'
/** For screen readers, after "View Details" of a row. */
export const caseSuffix = (caseNumber: string) => `of ${caseNumber}`

/* The menu and the lists (spec/2 screens 5 to 9, 13 and 14). */
export const employeeCasesTitle = 'Cases'
export const reference = 'Reference'

/* A case of a list as a card. */
export const noPayment = 'No payment yet'
/** For screen readers, between the current and the new RTO of a vehicle. */
export const rtoSeparator = 'to'
export const applied = 'Applied'
export const appointment = 'Appointment'

/* The form (spec/2 screens 1 and 2). */
export const sections = 'Sections'
/* The titles of the sections in the edit form. */
export const editGeneral = 'General Details'
export const editVehicle = 'Vehicle Detail'
export const editExpire = 'Expire Detail'
export const editTransaction = 'Transaction Detail'
export const editOwners = 'Owner Details'
export const editExpense = 'Expense Detail'
export const editReference = 'Reference Details'
/** Between the number of invalid fields and the title of their section. */
export const toCorrectIn = 'to correct in'
/** Before the title of a section whose fields are filled in. */
export const completePrefix = 'Complete:'
export const sectionPrefix = 'Section:'
export const findDealer = 'Find the dealer'
export const findRto = 'Code or city'
export const findFinancier = 'Type to find the financier'
/* What a combobox says and offers when it lacks the option that a person looks for. */
export const noRtoYet = 'No RTO yet'
export const noFinancierYet = 'No firm yet'
export const superadminCanAdd = 'A superadmin can add one'
export const alreadyExpired = 'Expired already'
/** The choice of an owner who has no Aadhaar number, and what stands in place of the number. */
export const noAadhaar = 'No Aadhaar: a company'
export const storedAadhaar = 'Unchanged unless you type a new number'
/** The error of an empty field in incomplete owner details. */
export const missingMark = 'Missing'
export const totalAtMost = (most: string) => `Total of all charges: at most ${most}.`
export const submit = 'Submit Case'
export const totalCharges = 'Total charges'
/** The keys of the form, beside its submit button. */
export const formKeys = 'Ctrl + ↓ next section · Ctrl + Enter submits'
export const fieldsNeedAttention = (count: number) =>
  count === 1 ? '1 field needs attention' : `${count} fields need attention`
export const restored = 'Your unsaved input is back.'
export const restoredFor = (plate: string) => `Your unsent input for ${plate} is back.`
export const startOver = 'Start over'
/* Unsent input for another vehicle than the one of the form. */
export const unsentFor = (plate: string) => `There is unsent input for ${plate}.`
export const unsentWithoutPlate = 'There is unsent input without a vehicle number.'
export const goOn = 'Go on with it'
export const confirmLeaveTitle = 'Leave without saving?'
export const confirmLeave = 'Your changes to this case have not been submitted yet.'
export const leave = 'Leave'
export const stay = 'Stay'

/* The notice of a concurrent change. */
export const changedBySomeoneElse = 'Changed by someone else'
export const field = 'Field'
export const valueBefore = 'When you began'
export const valueSaved = 'Saved now'
export const valueTyped = 'Yours'
export const notChanged = 'Not changed'
export const keepMine = 'Keep mine, take the rest'
export const loadSaved = 'Load the saved case'

/* The details (spec/2 screens 3 and 4). */
/** The day is the day of creation. */
export const createdByPerson = <Piece>(day: Piece, name: string, employeeCode: string) => [
  'Created ',
  day,
  ` by ${name} ${employeeCode}`,
]
/** The firm of a dealer's person, after the name. */
export const ofFirm = (firmName: string) => `of ${firmName}`
/** The employee who created or changed a case. */
export const byPerson = (name: string, employeeCode: string) => `by ${name} ${employeeCode}`
/** The pencil beside an expiry date, and the input for a new one. */
export const editExpiry = (label: string) => `Change ${label}`
export const newExpiry = (label: string) => `New ${label}`
export const printFile = (caseNumber: string) => `Case ${caseNumber}`
export const history = 'History'
export const wholeHistory = (total: number) => `Show all ${total} entries`
export const times = (count: number) => `${count} times`
export const copy = (label: string) => `Copy ${label}`
export const copied = (label: string) => `${label} copied`
export const copyRefused = 'Your browser did not allow copying'
/** The actor of a change that no person made. */
export const systemActor = 'the office'
/** An empty value in the history. */
export const noValue = 'none'
export const showAadhaar = 'Show Aadhaar'
export const hideAadhaar = 'Hide Aadhaar'
export const revealTitle = 'Show Aadhaar numbers'
export const revealDescription = (caseNumber: string) =>
  `Your name and the reason stay in the history of case ${caseNumber}. The numbers are hidden again after a minute.`
export const reveal = 'Show'
export const revealReason = 'Why the numbers are needed'

/* Verifying, assigning and rejecting a case. */
/** The accessible name of the button in a row. */
export const verifyCase = (caseNumber: string) => `Verify ${caseNumber}`
export const verifyTitle = 'Verify case'
export const assignTitle = (caseNumber: string) => `Assign case ${caseNumber}`
export const plateForFirm = (plate: string, firmName: string) => `${plate} for ${firmName}`
export const dealer = 'Dealer'
export const searchDealer = 'Type a firm, a name or a city'
export const amountToPay = 'Amount to pay'
export const creditLeft = 'Credit left'
export const close = 'Close case'
export const closeTitle = (caseNumber: string) => `Close case ${caseNumber}`
export const closeDescription = 'The case stays rejected and leaves the queue. Fix and send again opens it again.'
export const closeFailed = 'The case could not be closed'
export const reopen = 'Fix and send again'
export const reopenTitle = (caseNumber: string) => `Fix case ${caseNumber} and send it again`
export const reopenDescription = 'The case becomes Updated, and its form opens. What was wrong stays in the history.'
export const reopenNote = 'What is fixed now'
export const reopenFailed = 'The case could not be reopened'
export const unassign = 'Unassign'
export const unassignTitle = (caseNumber: string) => `Unassign case ${caseNumber}`
export const unassignDescription = (dealer: string) =>
  `${dealer} is told by mail, and owes nothing for this case any more. It can be edited, rejected or assigned again.`
export const unassignFailed = 'Error unassigning case'
export const unassignReason = 'Why the case comes back'
export const rejectTitle = (caseNumber: string) => `Reject case ${caseNumber}`
export const rejectDescription = 'A rejected case waits until its creator fixes it and sends it again.'
export const rejectReason = 'What is missing or wrong'

/* Pages and lists of cases (web/pages). */
/** The heading of a case page while the case loads. */
export const heading = 'Case'
export const editTitleUnknown = 'Edit case'
export const newDescription = 'Only what is marked with an asterisk must be filled in.'
export const contacts = 'Contacts'
export const pickersFailed = 'The lists of this form could not be loaded'
export const addNew = 'Add New Case'
export const myCasesDescription = 'Created and updated cases that wait to be verified.'
export const myCasesEmpty = 'A new case shows up here until it is verified.'
export const draftsDescription = 'Your cases that wait to be verified.'
export const draftsEmpty = 'A case that you create shows up here until it is verified.'
export const verifiedDescription = 'Cases that are ready, assigned or paid.'
export const ownVerifiedDescription = 'Your verified cases and their status.'
export const rejectedDescription = 'Cases that were rejected, with the reason.'
export const verifiedEmpty = 'Cases show up here once verified.'
export const ownVerifiedEmpty = 'Your cases show up here once verified.'
export const rejectedEmpty = 'Cases show up here once rejected, with the reason.'
export const tryOtherDates = 'Try other dates, or the other kind of date.'
export const assignNamed = (caseNo: string) => `Assign ${caseNo}`

/* Why a case was rejected, in one word beside the remarks, and the remarks that a chosen cause suggests. */
export const reasonCode = 'Cause'
export const reasonCodes = {
  papersMissing: 'Papers missing',
  signatureMismatch: 'Signature does not match',
  wrongDetails: 'Wrong details',
  duesPending: 'Dues pending',
  duplicate: 'Duplicate',
  other: 'Other',
} as const
export const suggestedRemarks = {
  papersMissing: 'Please hand in the missing papers.',
  signatureMismatch: 'Please sign again, as on the papers of the vehicle.',
  wrongDetails: 'The details differ from the papers.',
  duesPending: 'Tax or a challan of the vehicle is not paid.',
  duplicate: 'The vehicle has an open case already.',
  other: '',
} as const
export const nowWith = (caseNo: string, dealer: string) => `${caseNo} → ${dealer}`
export const assignedByMistake = 'Assigned by mistake'
