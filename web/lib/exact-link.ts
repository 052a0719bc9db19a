/**
 * For a link to a page that has others beneath it, as `activeOptions`: the router would call it the current page
 * (`aria-current="page"`) on those as well.
 */
export const exactly = { exact: true, includeSearch: false } as const
