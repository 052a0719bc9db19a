/* The roles, apart from the schema of one: the browser imports them without zod. */

export const adminRoles = ['superadmin'] as const
export const staffRoles = ['superadmin', 'employee'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The three kinds of user. No spread: a bundler would keep it even where it is unused. */
export const roles = ['superadmin', 'employee', 'client'] as const satisfies readonly [...typeof staffRoles, 'client']
