export const stepUp = {
  /* The step-up dialog before a sensitive change. */
  needed: 'Confirm that it is you, then go on',
  title: 'Confirm that it is you',
  explanation: 'Your last sign-in or confirmation was more than 10 minutes ago.',
  passwordRequired: 'Password is required',
  passwordTooLong: 'At most 200 characters',
  passwordWrong: 'This password is incorrect',
  exactlyOne: 'Give one of password, code and passkey',
  proved: 'Confirmed',
  failed: 'This could not be confirmed',
} as const
