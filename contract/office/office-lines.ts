import { t } from '../texts.ts'
import type { OfficeProfile } from './office.ts'

/** The address in one line, without missing parts. */
export const officeAddress = ({
  address1,
  address2,
  city,
  state,
  pincode,
}: Pick<OfficeProfile, 'address1' | 'address2' | 'city' | 'state' | 'pincode'>): string =>
  [address1, address2, city, [state, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** The lines below the name of the office in a letterhead: its address, and its contact with its tax number, as far as known. */
export function officeLines(profile: OfficeProfile): string[] {
  const contact = [profile.phone, profile.email, profile.gstin && t.office('gstinIs', { gstin: profile.gstin })]
  return [officeAddress(profile), contact.filter(Boolean).join(' · ')].filter(Boolean)
}
