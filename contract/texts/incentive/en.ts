export const incentive = {
  calculate: 'Calculate Incentive',
  empty: 'No cases to calculate incentives.',
  tooMany: 'These are more than 10,000 cases. Narrow the filter down first.',
  reportTitle: 'Incentive Report',

  /* The dialog. */
  total: 'Total incentive',
  /** Follows the number of cases. */
  withoutIncentive: ', {count} without an incentive',
  incentive: 'Incentive',
  /** Below the cases that the dialog lists. */
  moreInReport: 'and {caseTotal} more, all of them in the report',
  reportFile: 'Incentive {employee}',
} as const
