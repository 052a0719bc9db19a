import { t } from '../texts.ts'
import { type OfficeProfile, officeAddress } from './office.ts'

/** The lines below the name of the office in a letterhead: its address, and its contact with its tax number, as far as known. */
export function officeLines(profile: OfficeProfile): string[] {
  const contact = [profile.phone, profile.email, profile.gstin && t.office('gstinIs', { gstin: profile.gstin })]
  return [officeAddress(profile), contact.filter(Boolean).join(' · ')].filter(Boolean)
}
