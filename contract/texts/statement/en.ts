export const statement = {
  /* The rows of a client's statement of account. */
  payment: 'Payment',
  penalty: 'Penalty',
  caseCharged: 'Case charged',
  caseUnassigned: 'Case unassigned',
  movedToCredit: 'Moved to credit',
  billRaised: 'Bill raised',
  adjustment: 'Adjustment',
  billOf: 'Bill of {month}',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  days0to30: '0-30 days',
  days31to60: '31-60 days',
  days61to90: '61-90 days',
  daysOver90: '90+ days',
  /** The purpose of a payment and its method. */
  paidBy: '{particulars}, by {mode}',
  /** The number of further cases, after the listed ones. */
  more: '{cases} more',
} as const
