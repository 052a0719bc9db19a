/*
 * Facts of calls that need no schema, so that the browser can import them without zod
 * (docs/decisions/0033).
 */

export const API_BASE = '/api/v1'

/** The most rows of a list where a request has no `page` (contract-trade section 10). */
export const WHOLE_LIST = 1_000
