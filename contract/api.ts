/*
 * Facts of calls that need no schema, so that the browser can import them without zod
 * (docs/decisions/0033).
 */

/** The roles of the office itself. */
export const staffRoles = ['superadmin', 'employee'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The three kinds of user (spec/1 point 1). */
export const roles = [...staffRoles, 'client'] as const

export const API_BASE = '/api/v1'

/**
 * The page size that stands for the whole list: the default where a request has no `page` (contract
 * section 2).
 */
export const WHOLE_LIST = 10_000
