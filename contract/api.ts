/*
 * Facts of calls that need no schema, so that the browser can import them without zod
 * (docs/decisions/0033).
 */

export const API_BASE = '/api/v1'

/**
 * The page size that stands for the whole list: the default where a request has no `page` (contract
 * section 2).
 */
export const WHOLE_LIST = 10_000
