/* The rows of a client's statement of account. */

export const payment = 'Payment'
export const penalty = 'Penalty'
export const caseCharged = 'Case charged'
export const caseUnassigned = 'Case unassigned'
export const movedToCredit = 'Moved to credit'
export const billRaised = 'Bill raised'
export const adjustment = 'Adjustment'
export const billOf = (month: string) => `Bill of ${month}`
export const openingBalance = 'Opening balance'
export const closingBalance = 'Closing balance'
export const days0to30 = '0-30 days'
export const days31to60 = '31-60 days'
export const days61to90 = '61-90 days'
export const daysOver90 = '90+ days'
/** The purpose of a payment and its method. */
export const paidBy = (particulars: string, mode: string) => `${particulars}, by ${mode}`
/** The number of further cases, after the listed ones. */
export const more = (cases: number) => `${cases} more`
