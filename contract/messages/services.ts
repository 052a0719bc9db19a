export const labelRequired = 'Label is required'
export const daysRange = (most: number) => `Enter a whole number of days from 1 to ${most}`
export const edited = 'Service updated'
export const paperNameRequired = 'Paper name is required'
export const paperNameInUse = 'This service has a paper of this name already'
export const paperAdded = 'Paper added'
export const paperEdited = 'Paper updated'
export const tooManyPapers = 'This service has as many papers as a service can have'
