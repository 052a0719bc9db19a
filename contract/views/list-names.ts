/* The lists that can be saved as a view and exported, apart from their schemas: the browser imports them without zod. */

/** Lists of the superadmin alone. */
export const adminLists = ['payments', 'clients'] as const

/** Every list with saved views and an export. */
export const listNames = [
  'verified',
  'unverified',
  'rejected',
  'stages',
  'vehicles',
  'reminders',
  'payments',
  'clients',
] as const satisfies readonly ['verified', ...string[], (typeof adminLists)[0], (typeof adminLists)[1]]
export type ListName = (typeof listNames)[number]

export const isAdminList = (list: ListName): boolean => adminLists.some((name) => name === list)
