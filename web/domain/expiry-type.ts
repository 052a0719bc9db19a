import { expiryFields } from '#contract/cases/case-list-fields.ts'

export const isExpiryType = (text: unknown): text is keyof typeof expiryFields =>
  typeof text === 'string' && Object.hasOwn(expiryFields, text)
