/** What becomes of a request of a dealer; the last two are final. */
export const requestStatuses = ['open', 'accepted', 'declined'] as const
export type RequestStatus = (typeof requestStatuses)[number]
