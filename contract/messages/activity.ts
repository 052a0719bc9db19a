export const fetchFailed = 'The activity log could not be loaded'
export const empty = 'No activity between these dates matches the filters.'

export const kindCase = 'Case'
export const kindPayment = 'Payment'
export const kindBill = 'Bill'
export const kindRequest = 'Request'
export const kindClient = 'Client'
export const kindUser = 'User'
export const kindBranch = 'Branch'
export const kindFirm = 'HPT/HPA'
export const kindRto = 'RTO'
export const kindService = 'Service'
export const kindForm = 'Form'
export const kindVehicle = 'Vehicle'
export const kindSetting = 'Setting'
export const kindDocument = 'Document'
export const kindMail = 'Mail'
export const kindKey = 'API key'
export const kindWebhook = 'Webhook'
export const kindImport = 'Import'
/* The columns, and the filters of the same names. */
export const timeLabel = 'When'
export const actorLabel = 'Who'
export const actionLabel = 'What'
export const kindLabel = 'Kind'
/** The case, bill or person of an entry. */
export const aboutLabel = 'About'
export const changesLabel = 'Changes'
/** The name of a payment. */
export const paymentOf = (amount: string, firmName: string) => `${amount} of ${firmName}`
export const moreChanges = (count: number) => `${count} more`
export const everyKind = 'All kinds'
export const everyPerson = 'Everyone'
export const nobodySignedIn = 'Nobody signed in'
export const everyAction = 'Any action'

/* The actor of an entry that no signed-in user caused. */
export const notSignedIn = 'Not signed in'
export const thePortal = 'The portal'

export const title = 'Activity'
export const description = 'All changes, newest first. Entries cannot be changed or removed.'
