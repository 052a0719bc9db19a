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

export const description = 'Regional transport offices for From RTO and To RTO.'
export const add = 'Add RTO'
export const proposed = 'RTO proposed. Your cases can name it at once.'
export const confirmed = 'RTO confirmed'
export const merged = 'RTO merged'
export const isThere = (name: string) => `${name} is there, but not offered: a superadmin confirms it or switches it on`
export const isOffered = (name: string) => `${name} is there: choose it from the list`
export const notProposed = 'This RTO does not wait to be confirmed'
export const mergesIntoConfirmed = 'Choose an RTO that is confirmed'
export const chooseRto = 'Choose the RTO that takes its place'
export const propose = 'Propose RTO'
export const proposeNamed = (name: string) => `Propose ${name}`
export const proposeDetail = 'Your cases can name it at once. A superadmin confirms it for all.'
export const proposals = 'Proposed RTOs'
export const proposalsDetail = 'Only the cases of their proposers name them until you confirm them.'
export const proposedBy = (name: string) => `proposed by ${name}`
export const confirm = 'Confirm'
export const confirmNamed = (name: string) => `Confirm ${name}`
export const merge = 'Merge'
export const mergeNamed = (name: string) => `Merge ${name}`
export const mergeInto = 'RTO that takes its place'
export const mergeDetail = 'The cases that name it get the other RTO. This cannot be undone.'
