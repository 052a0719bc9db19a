/*
 * Facts of calls that need no schema, so that the browser can import them without zod
 * (docs/decisions/0033).
 */

/** The roles of the office itself. */
export const staffRoles = ['superadmin', 'employee'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The three kinds of user (spec/1 point 1), without a spread, which the browser would load even where it is not used. */
export const roles = ['superadmin', 'employee', 'client'] as const satisfies readonly [...typeof staffRoles, 'client']

export const API_BASE = '/api/v1'

/**
 * The page size that stands for the whole list: the default where a request has no `page` (contract
 * section 2).
 */
export const WHOLE_LIST = 10_000
