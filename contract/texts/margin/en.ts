export const margin = {
  /* What the office keeps of its charges. */
  title: 'Margin',
  description:
    'Charges of assigned and paid cases, by application date, less what is paid on at cost, other expenses and the incentive. What a cash book says was spent counts in the place of the charge. Adjustments and penalties are not in it.',
  badGroup: 'Choose service, rto, dealer or month',
  by: 'By',
  byService: 'Service',
  byRto: 'RTO',
  byDealer: 'Dealer',
  byMonth: 'Month',
  cases: 'Cases',
  charges: 'Charges',
  receipt: 'Receipt',
  pucAndInsurance: 'PUC, insurance',
  spentOtherwise: 'Other expenses',
  incentive: 'Incentive',
  margin: 'Margin',
  noService: 'Without service',
  fetchFailed: 'The margin could not be fetched',
  empty: 'No case was charged in these days.',
} as const
