/* What both sides know of every call, without a schema: the browser imports this module (docs/decisions/0033). */

/** The three kinds of user (spec/1 point 1). */
export const roles = ['superadmin', 'employee', 'client'] as const

export const API_BASE = '/api/v1'

/** The whole of a list that is asked for without `page` (contract section 2). */
export const WHOLE_LIST = 10_000
