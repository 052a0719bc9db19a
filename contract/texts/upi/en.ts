export const upi = {
  invalid: 'Invalid UPI ID format',
  updated: 'UPI ID updated successfully',
  updateFailed: 'Failed to update UPI ID',
  fetchFailed: 'Error fetching UPI Id',
  note: 'CASE FEE',
  notSet: 'No UPI id has been set yet. Ask the office how to pay, or choose another method.',
} as const
