import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { orNone, trimmed } from '../fields.ts'
import { indianMobile, ungroupedPhone } from '../phone.ts'
import { textKey } from '../texts.ts'

/** Maximum characters of a phone number as it is typed; E.164 has 15 digits. */
const MAX_TYPED = 40

/**
 * Returns a phone number as it is stored: an Indian mobile number as ten digits, a number of another country, which begins
 * with `+` or `00`, in the form E.164. Null for any other text.
 */
export function readPhone(text: string): string | null {
  const mobile = indianMobile(text)
  if (mobile) return mobile
  const typed = ungroupedPhone(text)
  if (!/^(?:\+|00)\d+$/.test(typed)) return null
  // Possible rather than valid: countries open ranges that no release of the library knows.
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'IN', extract: false })
  return number?.isPossible() && number.countryCallingCode !== '91' ? number.number : null
}

/** The phone of a vehicle's owner, who may live abroad; the specification's own fields take Indian numbers alone. */
export const ownerPhone = () =>
  orNone(
    trimmed(textKey('vehicles.badPhone'))
      .max(MAX_TYPED, textKey('vehicles.badPhone'))
      .overwrite((text) => readPhone(text) ?? text)
      .refine((text) => readPhone(text) !== null, textKey('vehicles.badPhone')),
  )
