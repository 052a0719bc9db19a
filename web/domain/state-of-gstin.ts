import { messages } from '#contract/messages.ts'
import type { states } from '#contract/states.ts'

type State = (typeof states)[number]

/** The states by the first two digits of their GSTINs, from 01 on; 25 and 28 are no longer given. */
const byCode: readonly (State | null)[] = [
  'Jammu and Kashmir',
  'Himachal Pradesh',
  'Punjab',
  'Chandigarh',
  'Uttarakhand',
  'Haryana',
  'Delhi',
  'Rajasthan',
  'Uttar Pradesh',
  'Bihar',
  'Sikkim',
  'Arunachal Pradesh',
  'Nagaland',
  'Manipur',
  'Mizoram',
  'Tripura',
  'Meghalaya',
  'Assam',
  'West Bengal',
  'Jharkhand',
  'Odisha',
  'Chhattisgarh',
  'Madhya Pradesh',
  'Gujarat',
  null,
  'Dadra and Nagar Haveli and Daman and Diu',
  'Maharashtra',
  null,
  'Karnataka',
  'Goa',
  'Lakshadweep',
  'Kerala',
  'Tamil Nadu',
  'Puducherry',
  'Andaman and Nicobar Islands',
  'Telangana',
  'Andhra Pradesh',
  'Ladakh',
]

/** Returns a hint where a whole GSTIN is of another state than the address, by which tax is computed. */
export function otherStateHint(gstin: string, state: string | undefined): string | null {
  const registered = /^\d{2}\w{13}$/.test(gstin) && byCode[Number(gstin.slice(0, 2)) - 1]
  return registered && state && registered !== state ? messages.gst.otherState(registered) : null
}
