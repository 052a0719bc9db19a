export const labelRequired = 'Label is required'
export const daysRange = (most: number) => `Enter a whole number of days from 1 to ${most}`
export const edited = 'Service updated'
export const paperNameRequired = 'Paper name is required'
export const paperNameInUse = 'This service has a paper of this name already'
export const paperAdded = 'Paper added'
export const paperEdited = 'Paper updated'
export const tooManyPapers = 'This service has as many papers as a service can have'

export const title = 'Services & Papers'
export const description = 'What each service needs, and how long the RTO takes. New cases ask for these papers.'
export const fetchFailed = 'The services could not be loaded'
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
export const editService = 'Edit'
export const editServiceOf = (label: string) => `Edit ${label}`
export const label = 'Label'
export const expectedDays = 'Expected days at the RTO'
export const lateHint = 'A file that is longer at the RTO is late.'
export const addPaper = 'Add paper'
export const addPaperTo = (label: string) => `Add paper to ${label}`
export const editPaperOf = (name: string, service: string) => `Edit ${name} of ${service}`
export const paperName = 'Name'
export const formNo = 'Form number'
export const required = 'Required'
export const optional = 'Optional'
export const isRequired = 'The service needs this paper'
export const isActive = 'In use'
export const offHint = 'A paper that is not in use leaves the cases where nobody acted on it.'
export const off = 'Not in use'
export const noPapers = 'This service needs no papers.'
/** Names a row for screen readers. */
export const paperOf = (name: string, service: string) => `${name} of ${service}`
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const editFailed = 'The service could not be changed'
export const paperFailed = 'The paper could not be saved'
