export const placeholderClient = 'Plate, case no, owner, phone'
export const placeholderStaff = 'Plate, last four digits, case no, owner, phone'
export const keysChoose = '↑ ↓ to choose'
export const keysOpen = 'Enter to open'
export const keysClose = 'Esc to close'
export const allKeys = 'All shortcuts'
export const results = 'Search results'

/* The groups of results. */
export const recentCases = 'Recent cases'
export const goTo = 'Go to'
export const cases = 'Cases'
export const colleaguesCases = 'Cases of colleagues'
export const noResultsFor = (text: string) => `Nothing found for “${text}”`
export const noResultsAdvice =
  'Try the last four digits of the plate, the case no, the end of the chassis or engine no, a name or a phone.'
