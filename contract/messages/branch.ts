export const created = 'Branch Successfully created.'
export const createdWithoutData = 'Branch created successfully'
export const edited = 'Branch updated'
export const switched = 'Branch Switched Succesfully'
export const fetchFailed = 'Some Error in Fetching Branches'
export const createFailed = 'Failed to create branch'
export const idMissing = 'branchId is required and was not provided'
export const codeIsGenerated = 'The branch code is made by itself.'
/* The page (web/pages). */
export const title = 'Branches'
export const description = 'Where the office works. A branch that is switched off is not offered any more.'
export const add = 'Add Branch'
/** A list of branches to choose from. */
export const noneYet = 'No branch yet'
