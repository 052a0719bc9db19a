/**
 * Returns the key by which plates are compared, and chassis numbers: letter case, blanks, hyphens and
 * dots make no difference (contract-trade section 6). `plate_key` in server/db/migrations/0001-base.sql is the same rule.
 */
export const plateKey = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s.‐‑‒–—−-]/g, '')
    .toUpperCase()

/**
 * Returns the plate as a part of an address. Web servers refuse an encoded slash there, or take it for a plain one: signs
 * are written as their full-width forms, which have the same key.
 */
export const plateInAddress = (plate: string): string =>
  plateKey(plate).replaceAll(/[!-/:-@[-`{-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

/** Returns whether a vehicle can be looked for: by a plate or a chassis number with at least one letter or digit. */
export const hasNumber = ({ vehicleNo, chassisNo }: { vehicleNo: string; chassisNo: string }): boolean =>
  plateKey(vehicleNo) !== '' || plateKey(chassisNo) !== ''
