export const document = {
  nameRequired: 'Document name is required',
  urlRequired: 'Form url is required',
  urlInvalid: 'Enter a valid URL',
  added: 'Document added',
  updated: 'Document updated',
  deleted: 'Document deleted',
  addFailed: 'Failed to add document',
  updateFailed: 'Failed to update document',
  deleteFailed: 'Failed to delete document',
  empty: 'No documents available',

  /* The list of documents. */
  linkColumn: 'Link',
  opensInNewTab: 'opens in a new tab',

  /* The dialogs of documents. */
  editTitle: 'Edit Document',
  dialogDescription: 'Staff find it under Download Forms in their profile.',
  nameLabel: 'Document Name',
  nameExample: 'Form 29, Notice of Transfer',
  urlLabel: 'Form URL',
  urlExample: 'https://',
  urlHint: 'An address that starts with http:// or https://',
  deleteTitle: 'Delete Document',
  deleteDescription: '<name></name> is deleted for everyone. The file behind its link stays where it is.',
  deleteConfirm: 'Delete',
  title: 'Important Documents',
  description: 'Forms and notices for everyday use. Staff find them in their profile.',
  emptyDetail: 'Add the first form that the office uses often.',
  add: 'Add Document',
  deleteNamed: 'Delete {name}',
  delete: 'Delete',
} as const
