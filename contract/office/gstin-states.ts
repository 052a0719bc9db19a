import type { states } from '../states.ts'

type State = (typeof states)[number]

/** The states by the first two digits of their GSTINs, from 01 on; 25 and 28 are no longer given. */
export const statesByGstin: readonly (State | null)[] = [
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

/** Returns the state of a GSTIN by its first two digits; null where they are those of no state. */
export const stateOfGstin = (gstin: string): State | null => statesByGstin[Number(gstin.slice(0, 2)) - 1] ?? null

/** Returns the first two digits of the GSTINs of a state, `27`, which returns of GST name places of supply by. */
export const gstinCode = (state: string): string => String(statesByGstin.indexOf(state as State) + 1).padStart(2, '0')
