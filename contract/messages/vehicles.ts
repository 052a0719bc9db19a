export const updated = 'Vehicle updated'
export const unknown = 'No vehicle of this number'
export const ownerRequired = 'The name of the owner is required'
export const badPhone =
  'A phone number has 10 digits and begins with 6, 7, 8 or 9; one of another country begins with + and the code of the country'
export const numbersEmpty = 'Give a vehicle number or a chassis number'
export const numberRequired = 'Give a vehicle number and a chassis number; either may be blank'
export const nothingToChange = 'Change the owner, the note or the reminders'

export const title = 'Vehicles'
export const titleOfDealer = 'My Vehicles'
export const description =
  'Every vehicle of your cases, with its dates. Search by any part of a number, in any spelling.'
export const vehicle = 'Vehicle'
export const owner = 'Owner'
export const openCases = 'Open cases'
export const lastCase = 'Last case'
export const emptyDetail = 'A vehicle stands here from its first case on.'
export const fetchFailed = 'The vehicles could not be loaded'
export const fetchOneFailed = 'The vehicle could not be loaded'
export const notFoundDetail = 'Its number may have been corrected. Search the list for a part of it.'
export const story = 'Cases'
export const openVehicle = 'All about this vehicle'
export const datesOf = 'Expiry dates'
export const events = 'Reminders and renewals'
export const noEvents = 'Nobody was reminded yet.'
export const whatsApp = 'WhatsApp'
export const noOwner = 'Not known'
export const edit = 'Edit owner and note'
export const notOwn = 'Owner and note are shown once a case of yours for this vehicle is verified, or names its owner'
export const editTitle = (plate: string) => `Owner and note of ${plate}`
export const editDescription = 'The owner stays until a newer case names another one.'
export const ownerName = 'Name of the owner'
export const ownerPhone = 'Phone number'
export const note = 'Note'
export const remindersOff = 'Send no reminders for this vehicle'
export const remindersAreOff = 'Reminders are off'
export const editFailed = 'The vehicle could not be changed'
export const eventSent = (kind: string, outcome: string, channel: string) => `${kind}: ${outcome} by ${channel}`
export const eventWithdrawn = (event: string) => `${event} (taken back)`
export const eventSnoozed = (kind: string, day: string) => `${kind}: snoozed until ${day}`
export const eventRenewed = (kind: string, day: string) => `${kind}: renewed until ${day}`
export const byPortal = 'The portal'
export const newCase = 'New case for this vehicle'
export const newestCase = 'Newest case'
export const historyOf = (caseNo: string) => `History of ${caseNo}`
export const changesOf = 'Changes of owner and note'
export const money = 'Money'
export const moneyPaid = 'Paid'
export const moneyOwed = 'Owed by dealers'
export const moneyUnassigned = 'Not assigned yet'
export const moneyTotal = 'All cases, without rejected ones'

/* The duplicate guard of a new case. */
export const guardLabel = 'Known vehicle'
export const openCaseOf = (caseNo: string, status: string, day: string, branch: string | null) =>
  `${caseNo} of this vehicle is open: ${status}, since ${day}${branch ? `, ${branch}` : ''}.`
export const openIt = 'Open it'
export const inNewTab = (caseNo: string) => `${caseNo}, in a new tab`
export const anotherMatter = 'New case anyway'
export const knownVehicle = (caseNo: string) => `The office knows this vehicle from ${caseNo}.`
export const fillFrom = (caseNo: string) => `Fill from ${caseNo}`
export const filledFrom = (caseNo: string) =>
  `Vehicle, expiry and owner fields were filled from ${caseNo}. Aadhaar numbers are not copied.`
export const undoFill = 'Undo'
