import { latinDigits } from './text.ts'

/*
 * Telephone numbers are stored as the ten digits of an Indian mobile number, or in the form E.164 of another country,
 * `+971501234567`.
 */

/** Blanks, invisible characters, brackets, dots and dashes, with which people group the digits of a number. */
const GROUPING = /[\s\p{Cf}().\p{Pd}]/gu

/** Returns a phone number without its groups, in plain digits; of any other text what is left of it. */
export const ungroupedPhone = (text: string): string => latinDigits(text.normalize('NFKC')).replaceAll(GROUPING, '')

/** Returns the ten digits of an Indian mobile number, however it is written; null for any other text. */
export const indianMobile = (text: string): string | null =>
  /^(?:(?:\+|00?)?910?|0)?([6-9]\d{9})$/.exec(ungroupedPhone(text))?.[1] ?? null

/** Returns a stored number with the code of its country, E.164. */
export const withCountryCode = (phone: string): string => (phone.startsWith('+') ? phone : `+91${phone}`)

/** A link that opens WhatsApp with a text, for a stored number, or for a contact to choose. */
export const whatsAppLink = (text: string, phoneNo?: string): string =>
  `https://wa.me/${phoneNo ? encodeURIComponent(withCountryCode(phoneNo).slice(1)) : ''}?text=${encodeURIComponent(text)}`

/** Splits ten digits into two groups; any other text is one group. */
export const phoneGroups = (phone: string): readonly string[] => /^(\d{5})(\d{5})$/.exec(phone)?.slice(1) ?? [phone]

/** Formats ten digits as `98220 12345`; returns any other text unchanged. */
export const showPhone = (phone: string): string => phoneGroups(phone).join(' ')
