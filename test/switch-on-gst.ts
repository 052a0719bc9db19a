import { type EditGstSettings, gstEndpoints } from '#contract/gst/gst.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import type { Office } from '#test/office.ts'

/** A GSTIN of Maharashtra with a right check character. */
export const OFFICE_GSTIN = '27AAPFU0939F1ZV'

/** Switches GST on in an office of Maharashtra: from now on each verified payment and each bill has a tax invoice. */
export async function switchOnGst(office: Office, from: string, over: EditGstSettings = {}): Promise<void> {
  const as = await office.superadmin()
  const profile = { name: 'Sharma RTO Services', city: 'Pune', state: 'Maharashtra', gstin: OFFICE_GSTIN } as const
  await office.stepUp(as)
  await office.ok(officeEndpoints.edit, { as, body: profile })
  const settings = { isOn: true, gstin: OFFICE_GSTIN, sac: '9982', ratePercent: 18, from, ...over }
  await office.ok(gstEndpoints.editSettings, { as, body: settings })
}
