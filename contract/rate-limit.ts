/** The rate limits that a call may name; server/http/rate-limit.ts has their sizes. */
export type RateLimit =
  | 'sign-in'
  | 'passkey'
  | 'passkey-sign-in'
  | 'resend'
  | 'sign-up'
  | 'upload'
  | 'attachment'
  | 'form'
  | 'reveal'
  | 'mail'
  | 'set-password'
  | 'browser-error'
