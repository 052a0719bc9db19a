export const invalid = 'Invalid UPI ID format'
export const updated = 'UPI ID updated successfully'
export const updateFailed = 'Failed to update UPI ID'
export const fetchFailed = 'Error fetching UPI Id'
export const note = 'CASE FEE'
/** The payee's name in a UPI link. */
export const payee = 'Vehicle Record Portal'
export const notSet = 'No UPI id has been set yet. Ask the office how to pay, or choose another method.'
