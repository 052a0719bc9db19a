/**
 * For a link to a page that has others beneath it, as `activeOptions`: the router would call it the current page
 * (`aria-current="page"`) on those as well.
 */
export const exactMatch = { exact: true, includeSearch: false } as const
