/** What an API key may be allowed; each call that a key may make declares one of them. */
export const keyScopes = [
  'cases:read',
  'cases:write',
  'vehicles:read',
  'reminders:read',
  'reminders:write',
  'clients:read',
  'payments:read',
  'bills:read',
] as const
export type KeyScope = (typeof keyScopes)[number]

/** How every API key begins, so that a leaked one can be found by a search. */
export const KEY_START = 'vrp_'
/** Days from today to the last day of a key: where none is given, and at most. */
export const KEY_DAYS = 90
export const MAX_KEY_DAYS = 365
/** Calls that one key may make in a minute. */
export const KEY_CALLS = 600
