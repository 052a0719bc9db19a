export const reset = {
  title: 'Reset Your Password',
  send: 'Send Credentials',
  sending: 'Sending...',
  sent: 'Password reset instructions sent.',
  failed: 'Something went wrong.',
  errorTitle: 'Error',
  errorDuring: 'Error during process Occured',
} as const
