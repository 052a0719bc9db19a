export const created = 'Branch Successfully created.'
export const createdWithoutData = 'Branch created successfully'
export const edited = 'Branch updated'
export const switched = 'Branch Switched Succesfully'
export const fetchFailed = 'Some Error in Fetching Branches'
export const createFailed = 'Failed to create branch'
export const idMissing = 'branchId is required and was not provided'
export const codeIsGenerated = 'The branch code is created automatically.'
export const codeStays = (branchCode: string) => `Branch code ${branchCode} stays.`
export const sameName = (branchCode: string, address: string) => `${branchCode} has this name already: ${address}`
export const editFailed = 'Failed to update branch'
export const editTitle = 'Edit Branch'
export const title = 'Branches'
export const description = 'Branches of the office. One that is switched off is no longer offered.'
export const add = 'Add Branch'
/** A list of branches to choose from. */
export const noneYet = 'No branch yet'
