export const table = {
  search: 'Search...',
  columns: 'Columns',
  empty: 'No records found.',
  /** The text of an empty list whose rows all lie outside of the chosen days. */
  onOtherDates: 'None in these days. Other dates have records.',
  noneOfFilters: 'Nothing matches these filters.',
  rowsPerPage: 'Rows per page',
  previous: 'Previous',
  next: 'Next',
  export: 'Export',
  exportFailed: 'The export failed',
  exportCut: 'Narrow the filter down to export the rest.',

  /* The controls of every table. */
  searchIn: 'Search {label}',
  clearSearch: 'Clear the search',
  nothingMatches: 'Nothing matches "{text}".',
  sort: 'Sort',
  /** The option for the default sort order. */
  unsorted: 'Default order',
  comfortableRows: 'Comfortable',
  compactRows: 'Compact',
  ascending: '{column}, ascending',
  descending: '{column}, descending',
  selectAll: 'Select all',

  /* The rows by dealer. */
  byDealer: 'By dealer',
  sum: 'Sum',
  noDealer: 'Without a firm',
  dealerTotal: '{count, plural, one {1 dealer} other {{count} dealers}}',

  actionColumn: 'Action',
  moreActions: 'More actions',
  moreActionsOf: 'More actions for {row}',
  pageOf: 'Page {page} of {pages}',
  recordCount: '{formatted} {count, plural, one {record} other {records}}',
  showMore: 'Showing {shown} of {total}. Show more',
  /** The badge of a newly added row. */
  addedRow: 'New',
  /** The accessible label of the switch that activates and deactivates a row. */
  activeSwitch: '{name} active',

  /* The export of a table. */
  csv: 'CSV',
  excel: 'Excel (XLSX)',
  exportedOf: 'The first {exported} of {total} records',
  exportedOfMore: 'The first {exported} of more than {counted} records',
  searchedFor: 'Search: {text}',
} as const
