import { latinDigits } from '../text.ts'

/**
 * Returns the key by which plates and codes of RTOs are written alike: letter case, blanks, hyphens and dots make no
 * difference. `plate_key` in server/db/migrations/0001-base.sql is the same rule.
 */
export const plateKey = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s.‐‑‒–—−-]/g, '')
    .toUpperCase()

/** `MH1A45`: state, RTO, series and number; before 1989 three letters and a number. */
const [ONE_DIGIT, SHORT] = [/^([A-Z]{2})(\d)(?=[A-Z]+\d{1,4}$)/, /^([A-Z]{2}\d{2}[A-Z]{1,3}|[A-Z]{3})(\d{1,3})$/]

/**
 * Returns the key by which vehicles are compared: one for every spelling of a mark. Besides what `plateKey` leaves out, the
 * arrow of the army does not count, digits of Indian scripts are plain ones, and RTO and number have their zeros: `DL 1C 45`
 * is `DL01C0045`. `vehicle_key` in server/db/migrations/0001-base.sql is the same rule.
 */
export function vehicleKey(text: string): string {
  const key = plateKey(latinDigits(text).replaceAll(/[↑⇑⇧⬆]|\ufe0f/g, ''))
  return key
    .replace(ONE_DIGIT, '$10$2')
    .replace(SHORT, (_, mark: string, number: string) => `${mark}${number.padStart(4, '0')}`)
}

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
  vehicleKey(vehicleNo) !== '' || plateKey(chassisNo) !== ''

/**
 * Returns whether a text can be a number of a vehicle: of today (`MH12AB1234`, `22BH1234AA`), an old one (`MHA 1234`), of a
 * diplomat or the army, temporary, or that of a trade certificate. A name, a sum and a month are none.
 */
export function canBePlate(text: string): boolean {
  const key = vehicleKey(text)
  return (
    key.length >= 4 &&
    key.length <= 20 &&
    /\d/.test(key) &&
    /^[A-Z0-9/()]+$/.test(key) &&
    /[A-Z]/.test(key) &&
    !WORDS.test(plateKey(text))
  )
}

/** What stands in the place of a plate in registers. */
const WORDS =
  /^(?:GRAND|SUB)?TOTAL|^(?:JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)(?:20)?\d{2}$|^SHEET\d|^PAGE\d/
