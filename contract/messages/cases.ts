import { MAX_CASE_TOTAL, showRupees } from '../money.ts'

/* Cases, what of them expires, and the incentives for them. Said to others by `messages` alone (../messages.ts). */

export const incentive = {
  calculate: 'Calculate Incentive',
  none: 'No cases to calculate incentives.',
  tooMany: 'These are more than 10,000 cases. Narrow the filter down first.',
  reportTitle: 'Incentive Report',
} as const

export const cases = {
  created: 'Case created successfully',
  createFailed: 'Error in while Creating a Case',
  updated: 'Case Successfully Updated',
  badRequestTitle: 'Bad Request',
  updateErrorTitle: 'Error in Updating',
  unknownError: 'Unknown error occurred.',
  partialOwner: 'Provide full owner details or none',
  verified: 'Case verified Succesfully',
  verifyFailed: 'Verification error Occured',
  assigned: 'Case Assigned Successfully.',
  assignFailed: 'Error Assigning Case',
  rejected: 'Case rejected successfully.',
  rejectFailed: 'Error rejecting case',
  reasonRequired: 'Reason is required',
  fetchOneFailed: 'Failed to fetch case data',
  fetchFailed: 'Error fetching Cases',
  fetchListFailed: 'Failed to fetch cases',
  noneAvailable: 'No cases Available',
  noneAssigned: 'No Cases assigned Yet',
  noCaseId: 'No Case ID provided',
  noProperId: 'Proper ID was not provided',
  noValidCaseId: 'No Valid CaseId is Provided',
  noValidId: 'No Valid Id Provided',
  noCaseData: 'No case data provided',
  noRemarks: 'No remarks',
  notAllotted: 'Not Alloted',
  expiryUpdated: 'Expiry date updated successfully!',
  notVerifiable: 'Only a case in Created or Updated can be verified',
  needsAppointment: 'An appointment date is needed before this case can be verified',
  needsAppointmentOrApplication: 'An appointment date or an application no is needed before this case can be verified',
  notAssignable: 'Only a case that is ready can be assigned',
  notRejectable: 'Only a case that is ready can be rejected',
  notEditable: 'A case that is assigned, paid or rejected cannot be edited',
  stale: 'Someone else changed this case in the meantime. Look at the saved case before you submit again.',
  clientNotAssignable: 'Choose a verified, active client',
  superadminOnly: 'Only a superadmin may set this',
  wentThrough:
    'An earlier submit of this form went through after all. Look at your cases before you submit it once more.',
  searchTooShort: 'This list is long: type at least three letters or digits in a row, or narrow the dates.',
  searchTooWide: 'More than 2,000 cases match. Type more of it, or narrow the dates.',
  reportTitle: 'Case Details Report',
  /** To employees, beside a total whose other and admin charges only superadmins see. */
  officeCharges: 'Includes charges set by the office',
  printFailed: 'The PDF could not be made',
  plateUnusual: 'Not a usual plate number. Please check it.',
  totalTooLarge: `The charges of a case come to at most ${showRupees(MAX_CASE_TOTAL)} together`,
  aadhaarUnlikely: 'The check digit does not fit. Please check the number.',
} as const

export const summary = {
  title: 'Summary of the Cases',
  fetchFailed: 'Failed to fetch summary data',
  pickDate: 'Please select a date',
  expiryFailed: 'Error occurred while updating expiry date',
} as const
