export const calculate = 'Calculate Incentive'
export const none = 'No cases to calculate incentives.'
export const tooMany = 'These are more than 10,000 cases. Narrow the filter down first.'
export const reportTitle = 'Incentive Report'
