/* The filters of a list of cases beside date and text. */
export const anyDate = 'Any date'
export const filters = (used: number) => (used === 0 ? 'Refine' : `Refine (${used})`)
export const clear = 'Clear filters'
export const all = (label: string) => `${label}: all`
export const dealer = 'Dealer'
export const madeBy = 'Made by'
export const rto = 'To RTO'
export const waits = 'Waits'
export const longerThan = (days: number) => `longer than ${days} days`
export const waitsSince = 'Waits'
export const waitedDays = (days: number) => (days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`)
export const inUse = 'Filters in use'
export const chip = (label: string, value: string) => `${label}: ${value}`
export const remove = (filter: string) => `Remove ${filter}`
