/** Digits alone. */
export const digitsOnly = (text: string) => text.replace(/\D+/g, '')

/** Capital letters. */
export const upperCase = (text: string) => text.toUpperCase()

/** Capital letters and digits, as in a PAN. */
export const upperAlphanumeric = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]+/g, '')

/** The ten digits of a mobile number; a pasted `+91` or `0` before them is dropped. */
export function mobileDigits(text: string): string {
  const digits = digitsOnly(text).replace(/^0+/, '')
  return (digits.length > 11 && digits.startsWith('91') ? digits.slice(2) : digits).slice(0, 10)
}

/** Digits with at most one dot and two decimals after it (spec/2 point 9). */
export function moneyText(text: string): string {
  const [whole = '', ...decimals] = text.replace(/[^\d.]+/g, '').split('.')
  return decimals.length === 0 ? whole : `${whole}.${decimals.join('').slice(0, 2)}`
}
