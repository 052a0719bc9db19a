/* What the office keeps: places, tasks, documents, mails and its log. Said to others by `messages` alone (../messages.ts). */

export const branch = {
  created: 'Branch Successfully created.',
  createdWithoutData: 'Branch created successfully',
  switched: 'Branch Switched Succesfully',
  fetchFailed: 'Some Error in Fetching Branches',
  createFailed: 'Failed to create branch',
  idMissing: 'branchId is required and was not provided',
} as const

export const firm = {
  created: 'Successfully created a Firm',
  createdWithoutData: 'Firm created successfully',
  switched: 'Firm Switched Successfully',
  fetchFailed: 'Error during fetch of Firms',
  createFailed: 'Failed to create Firm',
  idMissing: 'firmId is required and was not provided',
  nameInUse: 'A firm with this name exists already',
  naStays: 'NA always stays active',
} as const

export const rto = {
  created: 'RTO successfully created.',
  updated: 'RTO successfully updated.',
  switched: 'RTO Switched Succesfully',
  fetchFailed: 'Some Error in Fetching rtos',
  failed: 'Some error occurred.',
  switchFailed: 'Some Error in switching rtos',
  codeInUse: 'This RTO Code is in use already',
} as const

export const tasks = {
  panel: 'Markdown',
  add: 'Add Tasks',
  addTitle: 'Add New Task',
  updateTitle: 'Update Task',
  checkDone: 'Check Task Done',
  confirmTitle: 'Confirm Task Completion',
  confirm: 'Are you sure you want to mark this task as done?',
  confirmYes: 'Yes, Mark as Done',
  empty: 'No tasks found.',
  titleRequired: 'Task title is required',
  textRequired: 'Task description is required',
  dateRequired: 'Date is required',
  timeRequired: 'Time is required',
  badMoment: 'Enter a valid date and time',
  created: 'Created a New Task',
  updated: 'Task updated successfully',
  done: 'Task Completed Successfully!',
  createFailed: 'Error occured while making a new Task',
  updateFailed: 'Error updating the Task',
  doneFailed: 'Error occured while marking complete Task',
  alreadyDone: 'This task is done already',
} as const

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
  none: 'No documents available',
} as const

export const mail = {
  resent: 'The mail will be sent again',
  alreadySent: 'This mail was delivered already',
  noLink: 'This mail holds no link that still works',
  mailServerSet: 'Links go out by mail here; ask for a new one instead',
  copied: 'Link copied',
  copyFailed: 'Copy the link by hand: the browser does not allow it here',
  linkFailed: 'The link could not be had',
  resendFailed: 'The mail could not be sent again',
  fetchFailed: 'The mails could not be loaded',
} as const

export const activity = {
  fetchFailed: 'The activity log could not be loaded',
  none: 'Nothing happened between these two days, or nothing that fits the filters.',
} as const
