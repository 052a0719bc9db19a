export const search = {
  placeholderClient: 'Plate, case no, owner, phone',
  placeholderStaff: 'Plate, last four digits, case no, owner, phone',
  keysChoose: '↑ ↓ to choose',
  keysOpen: 'Enter to open',
  keysClose: 'Esc to close',
  allKeys: 'All shortcuts',
  results: 'Search results',

  /* The groups of results. */
  recentCases: 'Recent cases',
  goTo: 'Go to',
  onThisPage: 'On this page',
  actions: 'Actions',
  comment: 'Add comment',
  /** Words by which people look for the logout. */
  signOut: 'Sign out, log out',
  newCaseFor: 'New case for {plate}',
  cases: 'Cases',
  colleaguesCases: 'Cases of colleagues',
  noResultsFor: 'Nothing found for “{text}”',
  noResultsAdvice:
    'Try the last four digits of the plate, the case no, the end of the chassis or engine no, a name or a phone.',
} as const
