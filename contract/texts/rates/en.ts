export const rates = {
  serviceRequired: 'Choose a service',
  unknownRto: "Choose an RTO of the office's list, or none for every RTO",
  unknownDealer: 'Choose a verified dealer, or none for every dealer',
  twice: 'Another row has the same service, RTO and dealer',
  tooMany: 'At most {most, number} rows',
  saved: 'Rate card saved',

  /* In the form of a case. */
  says: 'Rate card: {amount}',
  take: 'Take it for {field}',

  /* The superadmin's page. */
  title: 'Rate card',
  description: 'What a service costs. New cases suggest their charges from it.',
  fetchFailed: 'The rate card could not be loaded',
  saveFailed: 'The rate card could not be saved',
  empty: 'No rate yet',
  emptyDetail: 'Add what a service costs, and new cases fill in their charges by themselves.',
  addRow: 'Add rate',
  rowName: 'Rate {place}',
  removeRow: 'Remove rate {place}',
  service: 'Service',
  rto: 'To RTO',
  dealer: 'Dealer',
  everyRto: 'Every RTO',
  everyDealer: 'Every dealer',
  precedence:
    'The most exact rate of a service counts: first dealer and RTO, then dealer, then RTO. A case has PUC and insurance once: the highest counts.',

  /* The card as a grid of services and RTOs. */
  asGrid: 'Show as grid',
  asRows: 'Show as rows',
  gridHint: 'A pale price counts there as well; press it to set another.',
  pricesOf: 'Prices of',
  withOwn: '{dealer} ({count} of its own)',
  addRto: 'Add an RTO',
  cell: '{name}: {price}',
  cellInherited: '{name}: {price}, as elsewhere',
  /** Rates without a service, or twice for a place. */
  notInGrid: '{count, plural, one {1 rate is} other {{count, number} rates are}} only among the rows',
  removePrice: 'Remove this price',

  /* From a sheet. */
  importCard: 'Import',
  importTooltip: 'Replace these rows by those of an Excel or CSV file, as Export writes it. Nothing is saved yet.',
  whichColumns: 'Say which columns hold the service and the receipt amount.',
  columnsLeftOut: 'Columns that are left out: {names}',
  readFailed: 'The rate card could not be read',
  readRows:
    '{rows, plural, one {1 rate} other {{rows, number} rates}} read{wrong, plural, =0 {} other {, {wrong, number} to correct}}. Save them to use them.',
} as const
