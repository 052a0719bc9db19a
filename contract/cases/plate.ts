/*
 * How Indian number plates are made. They are read, shown in groups and doubted, never refused:
 * vintage, trade, temporary, diplomatic and old plates follow other rules, and the spec asks only
 * that a number is there.
 */

/** Every state's letters, those of former years that are still on the road among them. */
const stateCodes =
  'AN AP AR AS BR CG CH DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UA UK UP WB'

const ofState = new RegExp(`^(${stateCodes.replaceAll(' ', '|')})(\\d{1,2})([A-HJ-NP-Z]{0,3})(\\d{1,4})$`)
const bharat = /^(\d{2})(BH)(\d{1,4})([A-HJ-NP-Z]{1,2})$/

/** A plate's letters and digits alone, in capitals. */
export const normalizePlate = (text: string) => text.toUpperCase().replace(/[\s\-.]/g, '')

/** A plate that follows the usual pattern, in its groups; null for any other. */
export function readPlate(text: string): { groups: readonly string[]; rtoCode: string | null } | null {
  const bare = normalizePlate(text)
  const state = ofState.exec(bare)
  if (state) return { groups: state.slice(1).filter(Boolean), rtoCode: `${state[1]}${Number(state[2])}` }
  const found = bharat.exec(bare)
  return found ? { groups: found.slice(1), rtoCode: null } : null
}

/** True for a plate of the usual pattern with all its groups, `MH 12 AB 1234`, in any spelling. */
export const isWholePlate = (plate: string): boolean => readPlate(plate)?.groups.length === 4

/** A plate as it is read aloud, `MH 12 AB 1234`; an unusual one as it was typed. */
export const showPlate = (text: string) => readPlate(text)?.groups.join(' ') ?? text

/** True where an office's code, in any spelling (`MH-12`, `MH 12`, `mh12`), is the plate's own. */
export function isPlateOf(rtoCode: string, plate: string): boolean {
  const code = /^([A-Z]{2})(\d{1,2})$/.exec(normalizePlate(rtoCode))
  const own = readPlate(plate)?.rtoCode
  return code !== null && own !== undefined && own === `${code[1]}${Number(code[2])}`
}
