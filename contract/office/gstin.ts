import type { states } from '../states.ts'

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

type State = (typeof states)[number]

/** The states by the first two digits of their GSTINs, from 01 on; 25 and 28 are no longer given. */
export const statesByGstin: readonly (State | null)[] = [
  'Jammu and Kashmir',
  'Himachal Pradesh',
  'Punjab',
  'Chandigarh',
  'Uttarakhand',
  'Haryana',
  'Delhi',
  'Rajasthan',
  'Uttar Pradesh',
  'Bihar',
  'Sikkim',
  'Arunachal Pradesh',
  'Nagaland',
  'Manipur',
  'Mizoram',
  'Tripura',
  'Meghalaya',
  'Assam',
  'West Bengal',
  'Jharkhand',
  'Odisha',
  'Chhattisgarh',
  'Madhya Pradesh',
  'Gujarat',
  null,
  'Dadra and Nagar Haveli and Daman and Diu',
  'Maharashtra',
  null,
  'Karnataka',
  'Goa',
  'Lakshadweep',
  'Kerala',
  'Tamil Nadu',
  'Puducherry',
  'Andaman and Nicobar Islands',
  'Telangana',
  'Andhra Pradesh',
  'Ladakh',
]

/** Returns the state of a GSTIN by its first two digits; null where they are those of no state. */
export const stateOfGstin = (gstin: string): State | null => statesByGstin[Number(gstin.slice(0, 2)) - 1] ?? null

/** Returns the first two digits of the GSTINs of a state, `27`, which returns of GST name places of supply by. */
export const gstinCode = (state: string): string => String(statesByGstin.indexOf(state as State) + 1).padStart(2, '0')
