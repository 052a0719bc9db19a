/* The page "Reminder report" (contract-trade section 6). */
export const title = 'Reminder report'
export const description = 'What came of the reminders of the last twelve months.'
export const fetchFailed = 'The report could not be loaded'
export const caption = 'Reminders by month and paper'
export const sent = 'Sent'
export const renewed = 'Renewed with us'
export const elsewhere = 'Renewed elsewhere'
export const share = 'Renewed of sent'
export const percent = (share: number) => `${share} %`
export const explained = 'A renewal counts in the month in which it was recorded.'
export const empty = 'No reminders yet'
export const emptyDetail = 'Reminders that are sent, and what came of them, stand here by month.'
