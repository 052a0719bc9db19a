import { general } from '../texts/general/en.ts'
import type { OfficeProfile } from './office.ts'

/** The profile before anything was entered. */
export const unnamedOffice: OfficeProfile = {
  name: general.productName,
  address1: '',
  address2: '',
  city: '',
  state: '',
  pincode: '',
  phone: '',
  email: '',
  gstin: null,
  upiPayee: general.productName,
  logoUrl: null,
  colleaguesInSearch: false,
}
