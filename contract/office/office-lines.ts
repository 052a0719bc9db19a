import { messages } from '../messages.ts'
import { type OfficeProfile, officeAddress } from './office.ts'

/** The lines below the name of the office in a letterhead: its address, and its contact with its tax number, as far as known. */
export function officeLines(profile: OfficeProfile): string[] {
  const contact = [profile.phone, profile.email, profile.gstin && messages.office.gstinIs(profile.gstin)]
  return [officeAddress(profile), contact.filter(Boolean).join(' · ')].filter(Boolean)
}
