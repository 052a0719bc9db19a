/**
 * Returns the key by which plates are compared: letter case, blanks, hyphens and dots make no difference (contract-trade
 * section 6). `plate_key` in server/db/migrations/0001-base.sql is the same rule.
 */
export const plateKey = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s.‐‑‒–—−-]/g, '')
    .toUpperCase()

/** Seventeen letters and digits, as a vehicle identification number (ISO 3779) has; older vehicles have other lengths. */
const VIN = /^[A-Z0-9]{17}$/

/**
 * Returns the key by which chassis numbers are compared: like plates, and in one of 17 signs I, O and Q are the digits for
 * which they are mistaken. `chassis_key` in server/db/migrations/0001-base.sql is the same rule.
 */
export function chassisKey(text: string): string {
  const key = plateKey(text)
  return VIN.test(key) ? key.replaceAll('I', '1').replaceAll(/[OQ]/g, '0') : key
}

/** Returns whether a chassis number has the length of a vehicle identification number and a letter that none has. */
export const isDoubtfulChassis = (text: string): boolean => chassisKey(text) !== plateKey(text)

/**
 * Returns the plate as a part of an address. Web servers refuse an encoded slash there, or take it for a plain one: signs
 * are written as their full-width forms, which have the same key.
 */
export const plateInAddress = (plate: string): string =>
  plateKey(plate).replaceAll(/[!-/:-@[-`{-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

/** Returns whether a vehicle can be looked for: by a plate or a chassis number with at least one letter or digit. */
export const hasNumber = ({ vehicleNo, chassisNo }: { vehicleNo: string; chassisNo: string }): boolean =>
  plateKey(vehicleNo) !== '' || plateKey(chassisNo) !== ''

/**
 * Returns whether a text can be a number of a vehicle: of today (`MH12AB1234`, `22BH1234AA`), an old one (`MHA 1234`), of a
 * diplomat or the army, temporary, or that of a trade certificate. A name, a sum and a month are none.
 */
export function canBePlate(text: string): boolean {
  const key = plateKey(text)
  return key.length >= 4 && key.length <= 20 && /\d/.test(key) && /^[A-Z0-9/↑⇧⬆()]+$/.test(key) && /[A-Z↑⇧⬆]/.test(key) && !WORDS.test(key)
}

/** What stands in the place of a plate in registers. */
const WORDS = /^(?:GRAND|SUB)?TOTAL|^(?:JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)(?:20)?\d{2}$|^SHEET\d|^PAGE\d/
