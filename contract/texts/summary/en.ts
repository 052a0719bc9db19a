export const summary = {
  title: 'Summary of the Cases',
  fetchFailed: 'Failed to fetch summary data',
  pickDate: 'Please select a date',
  expiryFailed: 'Error occurred while updating expiry date',
  /** The types of expiry; in English the codes themselves. */
  types: { PUC: 'PUC', INSURANCE: 'INSURANCE', FITNESS: 'FITNESS', TAX: 'TAX', PERMIT: 'PERMIT' },
  /** The title of the dialog with the cases of one type of expiry. */
  expiriesTitle: '{expiryType} EXPIRIES IN THIS MONTH',
  /** Follows the number on a card. */
  unit: '{count, plural, one {case} other {cases}}',

  /* The dialog with the cases of a card. */
  soonestShown: 'The soonest {shown} of {total, number} cases, {days}',
  verifiedCases: 'Verified cases that expire this month',
  empty: 'No case of this kind expires between these days.',
  exportTitle: '{expiryType} expiries',
  expiryDate: 'Expiry date',
  ownerName: 'Owner Name',
  /** The value of a field that a case does not have. */
  noValue: 'N/A',
  newExpiryDate: 'New expiry date of {caseNo}',
  /** Precedes the current expiry date, below the field for a new date. */
  currentDate: 'Current: <day></day>',
  editExpiryDate: 'Edit expiry date of {caseNo}',

  /* The remaining validity, beside an expiry date. */
  expired: 'Expired',
  expiresToday: 'Expires today',
  expiresTomorrow: 'Expires tomorrow',
  expiresInDays: 'In {days} days',
  expiresInMonths: 'In {months} months',
  expiresInYears: 'In {years} years',
  overForDays: 'Over for {days, plural, one {1 day} other {{days} days}}',
  overForMonths: 'Over for {months} months',
  overForYears: 'Over for {years} years',
  noDate: 'No date',
  /** Below the title of the dates of a vehicle, which are bars. */
  datesExplained: 'From the line of today: to the right what still holds, to the left what is over.',
} as const
