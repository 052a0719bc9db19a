export const branch = {
  created: 'Branch Successfully created.',
  createdWithoutData: 'Branch created successfully',
  edited: 'Branch updated',
  switched: 'Branch Switched Succesfully',
  fetchFailed: 'Some Error in Fetching Branches',
  createFailed: 'Failed to create branch',
  idMissing: 'branchId is required and was not provided',
  codeIsGenerated: 'The branch code is created automatically.',
  codeStays: 'Branch code {branchCode} stays.',
  sameName: '{branchCode} has this name already: {address}',
  editFailed: 'Failed to update branch',
  editTitle: 'Edit Branch',
  title: 'Branches',
  description: 'Branches of the office. One that is switched off is no longer offered.',
  add: 'Add Branch',
  /** A list of branches to choose from. */
  noneYet: 'No branch yet',
} as const
