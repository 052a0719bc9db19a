import { unnamedOffice } from '#contract/office/office.ts'
import type { ReportOffice } from '#reports/letterhead.ts'

/** The letterhead of an office with a complete profile, but for its logo. */
export const reportOffice: ReportOffice = {
  profile: {
    ...unnamedOffice,
    name: 'Sharma RTO Services',
    address1: '14 Station Road',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
    phone: '020 2612 3456',
    gstin: '27AAPFU0939F1ZV',
    upiPayee: 'Sharma RTO Services',
  },
  logo: null,
}
