// Typed by the contract's own table, whose module would bring the schemas along.
type ExpiryFields = typeof import('#contract/cases/case-field-sets.ts').expiryFields

/** The field of a case, and the filter type, that each type of expiry is. */
export const expiryFields: ExpiryFields = {
  PUC: 'pucExpiry',
  INSURANCE: 'insuranceExpiry',
  FITNESS: 'fitnessExpiry',
  TAX: 'taxExpiry',
  PERMIT: 'permitExpiry',
}

/** True for one of the five types of expiry. */
export const isExpiryType = (text: unknown): text is keyof ExpiryFields =>
  typeof text === 'string' && Object.hasOwn(expiryFields, text)
