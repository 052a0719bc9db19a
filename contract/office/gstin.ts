/** The characters of a GST identification number. */
export const GSTIN_LENGTH = 15

/** State code, PAN, number of the registration in the state, `Z`, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Returns whether a text has the form of a GST identification number (15 characters, capitals). */
export const isGstin = (text: string): boolean => GSTIN.test(text)

/**
 * Returns whether the last character of a GSTIN fits the others: the weighted digits of the values to the base 36. A
 * wrong one is usually a typing mistake; it causes a hint, not an error.
 */
export function hasRightCheckCharacter(gstin: string): boolean {
  const sum = [...gstin.slice(0, -1)].reduce((total, sign, index) => {
    const product = SIGNS.indexOf(sign) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / SIGNS.length) + (product % SIGNS.length)
  }, 0)
  return SIGNS[(SIGNS.length - (sum % SIGNS.length)) % SIGNS.length] === gstin.at(-1)
}
