export const calculate = 'Calculate Incentive'
export const empty = 'No cases to calculate incentives.'
export const tooMany = 'These are more than 10,000 cases. Narrow the filter down first.'
export const reportTitle = 'Incentive Report'

/* The dialog (spec/2 screen 14). */
export const total = 'Total incentive'
/** Follows the number of cases. */
export const withoutIncentive = (count: number) => `, ${count} without an incentive`
export const incentive = 'Incentive'
/** Below the cases that the dialog lists. */
export const moreInReport = (caseTotal: string) => `and ${caseTotal} more, all of them in the report`
export const reportFile = (employee: string) => `Incentive ${employee}`
