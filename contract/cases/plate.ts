/*
 * The formats of Indian number plates. An unusual plate causes a warning, never an error: vintage, trade, temporary,
 * diplomatic and old plates follow other rules, and the specification requires only that a number is given.
 */

/** The letters of every state, including former ones that are still on the road. */
const stateCodes =
  'AN AP AR AS BR CG CH DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UA UK UP WB'

const STATE = `(${stateCodes.replaceAll(' ', '|')})`

const ofState = new RegExp(`^${STATE}(\\d{1,2})([A-HJ-NP-Z]{0,3})(\\d{1,4})$`)
const bharat = /^(\d{2})(BH)(\d{1,4})([A-HJ-NP-Z]{1,2})$/

/** The formats of other plates on the road, without separators; their parts do not name an RTO. */
const otherFormats: readonly RegExp[] = [
  // Vintage: `MH VA AA 1234`.
  new RegExp(`^${STATE}VA[A-Z]{2}\\d{4}$`),
  // Temporary: `T 1126 MH 1234 AB`, with month and year; before 2021 `MH 12 TEMP 1234`.
  new RegExp(`^T(0[1-9]|1[0-2])\\d{2}${STATE}\\d{4}[A-Z]{1,2}$`),
  new RegExp(`^${STATE}\\d{1,2}[A-Z]{0,2}(TEMP|TMP|TR)[A-Z]{0,2}\\d{1,6}$`),
  // Trade: `MH 12 A 123 TC 1`.
  new RegExp(`^${STATE}\\d{1,2}[A-Z]{0,3}\\d{0,4}TC\\d{1,4}[A-Z]?$`),
  // Before 1989: `MMC 8259`.
  /^[A-Z]{3}\d{1,4}$/,
  // Embassies, consulates, the United Nations: `77 CD 1`, `11 CC 20`, `99 UN 12`, `UN 12`.
  /^\d{1,3}(CD|CC|UN)\d{1,5}$/,
  /^UN\d{1,5}$/,
  // Armed forces: `03 D 153874 E`; optionally preceded by an arrow.
  /^↑?\d{2}[A-Z]\d{4,6}[A-Z]$/,
]

/** Returns whether a text has the format of any plate that is known. A false answer warns; nothing is refused for it. */
export const looksLikePlate = (text: string): boolean =>
  readPlate(text) !== null || otherFormats.some((format) => format.test(normalizePlate(text)))

/** Returns the letters and digits of a plate, in capitals. */
export const normalizePlate = (text: string) => text.toUpperCase().replace(/[\s\-.]/g, '')

/** Splits a plate of the usual format into its groups; null for any other plate. */
export function readPlate(text: string): { groups: readonly string[]; rtoCode: string | null } | null {
  const bare = normalizePlate(text)
  const state = ofState.exec(bare)
  if (state) return { groups: state.slice(1).filter(Boolean), rtoCode: `${state[1]}${Number(state[2])}` }
  const match = bharat.exec(bare)
  return match ? { groups: match.slice(1), rtoCode: null } : null
}

/** Returns whether a plate has the usual format with all its groups, `MH 12 AB 1234`, however it is spaced. */
export const isWholePlate = (plate: string): boolean => readPlate(plate)?.groups.length === 4

/** Splits a plate into the groups that a reader sees; an unusual plate is one group, as it was typed. */
export const plateGroups = (text: string): readonly string[] => readPlate(text)?.groups ?? [text]

/** Formats a plate in groups, `MH 12 AB 1234`; returns an unusual plate as it was typed. */
export const showPlate = (text: string) => plateGroups(text).join(' ')

/** Returns whether the code of an RTO, in any spelling (`MH-12`, `MH 12`, `mh12`), is that of the plate. */
export function isPlateOf(rtoCode: string, plate: string): boolean {
  const code = /^([A-Z]{2})(\d{1,2})$/.exec(normalizePlate(rtoCode))
  const plateCode = readPlate(plate)?.rtoCode
  return code !== null && plateCode !== undefined && plateCode === `${code[1]}${Number(code[2])}`
}
