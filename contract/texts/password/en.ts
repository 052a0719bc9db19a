export const password = {
  currentRequired: 'Current Password is required',
  newRequired: 'New Password is required',
  newTooShort: 'New Password must be at least 8 characters',
  confirmRequired: 'Confirm Password is required',
  confirmTooShort: 'Confirm Password must be at least 8 characters',
  mismatch: 'Passwords do not match',
  mismatchOnSubmit: 'Passwords do not match!!',
  currentWrong: 'Current Password is incorrect',
  easyToGuess: 'This password is easy to guess. Choose another one.',
  changed: 'Password changed successfully',
  set: 'Your password is set.',
  linkDead: 'This link has expired or was already used. Ask for a new one.',
  /** Required by the specification: a failed change is shown under this title. */
  failureTitle: 'Success',
  change: 'Change Password',

  /* The page that sets a password through a one-time link. */
  setTitle: 'Set your password',
  setDescription: 'Choose the password that you will sign in with from now on.',
  linkDeadTitle: 'This link does not work any more',
  askForLink: 'Ask for a new link',
} as const
