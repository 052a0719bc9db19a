/**
 * `activeOptions` of a link to a page with subpages: without it the router marks the link as the current page
 * (`aria-current="page"`) on those as well.
 */
export const exactMatch = { exact: true, includeSearch: false } as const
