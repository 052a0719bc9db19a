export const search = 'Search...'
export const columns = 'Columns'
export const empty = 'No records found.'
/** The text of an empty list whose rows all lie outside of the chosen days. */
export const onOtherDates = 'None in these days. Other dates have records.'
export const noneOfFilters = 'Nothing matches these filters.'
export const rowsPerPage = 'Rows per page'
export const previous = 'Previous'
export const next = 'Next'
const exportRows = 'Export'
export const exportFailed = 'The export failed'
export const exportCut = 'Narrow the filter down to export the rest.'
export { exportRows as export }

/* The controls of every table. */
export const searchIn = (label: string) => `Search ${label}`
export const clearSearch = 'Clear the search'
export const nothingMatches = (text: string) => `Nothing matches "${text}".`
export const sort = 'Sort'
/** The option for the default sort order. */
export const unsorted = 'Default order'
export const comfortableRows = 'Comfortable'
export const compactRows = 'Compact'
export const ascending = (column: string) => `${column}, ascending`
export const descending = (column: string) => `${column}, descending`
export const selectAll = 'Select all'
export const actionColumn = 'Action'
export const moreActions = 'More actions'
export const moreActionsOf = (row: string) => `More actions for ${row}`
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`
export const recordCount = (count: number, formatted: string) => `${formatted} ${count === 1 ? 'record' : 'records'}`
export const showMore = (shown: number, total: number) => `Showing ${shown} of ${total}. Show more`
/** The badge of a newly added row. */
export const addedRow = 'New'
/** The accessible label of the switch that activates and deactivates a row. */
export const activeSwitch = (name: string) => `${name} active`

/* The export of a table. */
export const csv = 'CSV'
export const excel = 'Excel (XLSX)'
export const exportedOf = (exported: string, total: string) => `The first ${exported} of ${total} records`
export const exportedOfMore = (exported: string, counted: string) =>
  `The first ${exported} of more than ${counted} records`
export const searchedFor = (text: string) => `Search: ${text}`
