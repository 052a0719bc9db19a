export const title = 'Summary of the Cases'
export const fetchFailed = 'Failed to fetch summary data'
export const pickDate = 'Please select a date'
export const expiryFailed = 'Error occurred while updating expiry date'
/** The title over the cases of one type of expiry. */
export const expiriesTitle = (expiryType: string) => `${expiryType} EXPIRIES IN THIS MONTH`
