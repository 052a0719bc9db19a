import { statesByGstin } from '../office/gstin.ts'
import { states } from '../states.ts'
import { nameKey } from '../text.ts'
import { cleanCell } from './clean-cell.ts'

export type State = (typeof states)[number]

/** Old and short names of states, and the letters of their number plates. */
const OTHERS: Readonly<Partial<Record<State, readonly string[]>>> = {
  'Andhra Pradesh': ['AP', 'Andhra'],
  'Arunachal Pradesh': ['AR', 'Arunachal'],
  Assam: ['AS'],
  Bihar: ['BR'],
  Chhattisgarh: ['CG', 'CT', 'Chattisgarh', 'Chhatisgarh', 'Chattishgarh', 'Chhattisgadh'],
  Goa: ['GA'],
  Gujarat: ['GJ', 'Gujrat'],
  Haryana: ['HR', 'Hariyana'],
  'Himachal Pradesh': ['HP', 'Himachal'],
  Jharkhand: ['JH'],
  Karnataka: ['KA', 'Mysore'],
  Kerala: ['KL'],
  'Madhya Pradesh': ['MP'],
  Maharashtra: ['MH', 'Maharastra'],
  Manipur: ['MN'],
  Meghalaya: ['ML'],
  Mizoram: ['MZ'],
  Nagaland: ['NL'],
  Odisha: ['OD', 'OR', 'Orissa'],
  Punjab: ['PB'],
  Rajasthan: ['RJ'],
  Sikkim: ['SK'],
  'Tamil Nadu': ['TN', 'Madras'],
  Telangana: ['TS', 'TG', 'Telengana'],
  Tripura: ['TR'],
  'Uttar Pradesh': ['UP'],
  Uttarakhand: ['UK', 'UA', 'Uttaranchal', 'Uttrakhand'],
  'West Bengal': ['WB', 'Bengal'],
  'Andaman and Nicobar Islands': ['AN', 'Andaman and Nicobar', 'Andaman'],
  Chandigarh: ['CH', 'UT Chandigarh'],
  'Dadra and Nagar Haveli and Daman and Diu': [
    ...['DD', 'DN', 'DNHDD', 'Daman and Diu', 'Daman', 'Diu', 'Dadra and Nagar Haveli', 'Dadra', 'Silvassa'],
  ],
  Delhi: ['DL', 'New Delhi', 'NCT of Delhi', 'Delhi NCR', 'NCT'],
  'Jammu and Kashmir': ['JK', 'J and K', 'Jammu', 'Kashmir'],
  Ladakh: ['LA'],
  Lakshadweep: ['LD'],
  Puducherry: ['PY', 'Pondicherry', 'Pondy'],
}

const keyOf = (name: string) => nameKey(name.replaceAll('&', ' and ')).replaceAll(/[^\p{L}\p{N}]/gu, '')

const byKey = new Map<string, State>(
  states.flatMap((state) => [state, ...(OTHERS[state] ?? [])].map((name) => [keyOf(name), state] as const)),
)

/** Reads a state by its name, an old or short one, the letters of its plates or the number of its GSTINs. Null for any other text. */
export function readState(cell: string): State | null {
  const text = cleanCell(cell)
  const [, number, name] = /^(\d{1,2})(?:\s*[-–:.]\s*(.+))?$/.exec(text) ?? []
  if (!number) return byKey.get(keyOf(text)) ?? null
  const numbered = statesByGstin[Number(number) - 1] ?? null
  const named = name === undefined ? numbered : byKey.get(keyOf(name))
  return named === numbered ? numbered : null
}
