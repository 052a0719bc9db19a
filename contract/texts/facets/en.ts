export const facets = {
  /* The filters of a list of cases beside date and text. */
  anyDate: 'Any date',
  filters: '{used, plural, =0 {Show only} other {Show only ({used})}}',
  clear: 'Clear filters',
  all: '{label}: all',
  dealer: 'Dealer',
  madeBy: 'Made by',
  rto: 'To RTO',
  waits: 'Waits',
  longerThan: 'longer than {days} days',
  waitsSince: 'Waits',
  waitedDays: '{days, plural, =0 {today} one {1 day} other {{days} days}}',
  inUse: 'Filters in use',
  chip: '{label}: {value}',
  remove: 'Remove {filter}',
} as const
