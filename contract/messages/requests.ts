export const unknown = 'There is no such request'
export const notOpen = 'This request has been decided already'
export const tooManyOpen = 'Your firm has 200 open requests. Wait until the office has decided on some of them.'
export const tooManyFiles = 'A request can have at most 60 files'
export const servicesRequired = 'Choose at least one service'
export const plateInvalid = 'Enter a vehicle number'
export const sent = 'Request sent'
export const declined = 'Request declined'

export const title = 'Requests'
export const description = 'What dealers ask for. Accept a request by a case, or decline it with a reason.'
export const fetchFailed = 'The requests could not be loaded'
export const statuses = { open: 'Open', accepted: 'Accepted', declined: 'Declined' } as const
export const emptyTitles = {
  open: 'No open requests',
  accepted: 'No accepted requests',
  declined: 'No declined requests',
} as const
export const emptyDetail = 'Dealers send requests from their own page.'
export const accept = 'Accept'
export const acceptNamed = (plate: string) => `Accept the request for ${plate}`
export const decline = 'Decline'
export const declineNamed = (plate: string) => `Decline the request for ${plate}`
export const declineTitle = (plate: string) => `Decline the request for ${plate}?`
export const declineDescription = 'The dealer reads the reason.'
export const declineFailed = 'The request could not be declined'
export const caseOf = (caseNo: string) => `Case ${caseNo}`
export const reasonOf = (reason: string) => `Declined: ${reason}`

/* The form of a case that is made of a request. */
export const accepting = (firmName: string) => `Request of ${firmName}`
export const filesFollow = (count: number) =>
  count === 1 ? 'Its file is added to the case.' : `Its ${count} files are added to the case.`
export const financierLeft = 'Choose the financier for HPT or HPA yourself.'
export const gone = 'This request is no longer open. What you submit makes a case of its own.'

/* The page of a dealer. */
export const descriptionForDealer = 'Ask the office for work, and see what became of it.'
export const ask = 'Ask for work'
export const services = 'Services'
export const note = 'Note'
export const photos = 'Photos of papers'
export const photosHint = 'Sent with the request. JPEG, PNG, WebP, HEIC or PDF, at most 10 MB each.'
export const removeFile = (name: string) => `Remove ${name}`
export const send = 'Send request'
export const sendFailed = 'The request could not be sent'
export const own = 'Your requests'
export const emptyOwn = 'Your requests appear here with their state.'
