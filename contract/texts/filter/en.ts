export const filter = {
  submit: 'Filter',
  failed: 'Failed to apply filter',
  reversed: 'From Date must not be after To Date',
  badDay: 'Enter a valid date',

  /* The days as one chip. */
  periods: {
    thisMonth: 'This month',
    today: 'Today',
    yesterday: 'Yesterday',
    thisWeek: 'This week',
    lastMonth: 'Last month',
  },
  fromTo: '{from} – {to}',
  daysChip: 'Days: {period}',
  otherDays: 'Other days',

  /** The period of the filter in a print view, alone or after the kind of date. */
  period: '{fromDate} to {toDate}',
  periodBy: '{kind}, {fromDate} to {toDate}',
} as const
