/**
 * Returns the key by which plates are compared, and chassis numbers: letter case, blanks, hyphens and
 * dots make no difference (contract-trade section 6). `plate_key` of migration 0037 is the same rule.
 */
export const plateKey = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s.‐‑‒–—−-]/g, '')
    .toUpperCase()

/** Returns whether a vehicle can be looked for: by a plate or a chassis number with at least one letter or digit. */
export const hasNumber = ({ vehicleNo, chassisNo }: { vehicleNo: string; chassisNo: string }): boolean =>
  plateKey(vehicleNo) !== '' || plateKey(chassisNo) !== ''
