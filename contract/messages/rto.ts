export const created = 'RTO successfully created.'
export const updated = 'RTO successfully updated.'
export const switched = 'RTO Switched Succesfully'
export const fetchFailed = 'Some Error in Fetching rtos'
export const failed = 'Some error occurred.'
export const switchFailed = 'Some Error in switching rtos'
export const codeInUse = 'This RTO Code is in use already'
export const updateRto = 'Update RTO'
export const addNewRto = 'Add New RTO'
export const codePlaceholder = 'MH-12'

/* The page (web/pages). */
export const description = 'Regional transport offices for From RTO and To RTO.'
export const add = 'Add RTO'
