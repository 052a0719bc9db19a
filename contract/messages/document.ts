export const nameRequired = 'Document name is required'
export const urlRequired = 'Form url is required'
export const urlInvalid = 'Enter a valid URL'
export const added = 'Document added'
export const updated = 'Document updated'
export const deleted = 'Document deleted'
export const addFailed = 'Failed to add document'
export const updateFailed = 'Failed to update document'
export const deleteFailed = 'Failed to delete document'
export const empty = 'No documents available'

/* The list of documents (spec/2 screen 22). */
export const linkColumn = 'Link'
export const opensInNewTab = 'opens in a new tab'

/* The dialogs of documents. */
export const editTitle = 'Edit Document'
export const dialogDescription = 'Staff find it under Download Forms in their profile.'
export const nameLabel = 'Document Name'
export const nameExample = 'Form 29, Notice of Transfer'
export const urlLabel = 'Form URL'
export const urlExample = 'https://'
export const urlHint = 'An address that starts with http:// or https://'
export const deleteTitle = 'Delete Document'
export const deleteDescription = <Piece>(name: Piece) => [
  name,
  ' is deleted for everyone. The file behind its link stays where it is.',
]
export const deleteConfirm = 'Delete'
export const title = 'Important Documents'
export const description = 'Forms and notices for everyday use. Staff find them in their profile.'
export const emptyDetail = 'Add the first form that the office uses often.'
export const add = 'Add Document'
export const deleteNamed = (name: string) => `Delete ${name}`
const deleteText = 'Delete'

export { deleteText as delete }
