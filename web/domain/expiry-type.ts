import { expiryFields } from '#contract/cases/case-list-fields.ts'

/** True for one of the five types of expiry. */
export const isExpiryType = (text: unknown): text is keyof typeof expiryFields =>
  typeof text === 'string' && Object.hasOwn(expiryFields, text)
