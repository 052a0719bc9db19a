/* One action on many rows (contract-trade section 8). */
export const noAction = 'Choose what to do with the cases'
export const noCases = 'Choose at least one case'
export const noPayments = 'Choose at least one payment'
export const tooMany = (most: number) => `At most ${most} at once`
export const repeated = 'Each one only once'
export const selected = (count: string) => `${count} selected`
export const select = (name: string) => `Select ${name}`
export const clear = 'Clear selection'
/** Where more rows match than are chosen; `most` is the most that one action takes. */
export const selectMatching = (total: string, most: number | null) =>
  most === null ? `Select all ${total}` : `Select the first ${most} of ${total}`
/** The label of an action that not all chosen rows allow. */
export const partly = (action: string, possible: number, all: number) => `${action} ${possible} of ${all}`
export const leftOut = (count: number) => (count === 1 ? '1 case is left out:' : `${count} cases are left out:`)
export const changeStage = 'Change stage'
export const titleOf = (action: string, caseTotal: string) => `${action}: ${caseTotal}`
export const failed = 'The cases could not be changed'
export const outcome = (done: number, failed: number) =>
  failed === 0 ? `${done} done` : `${done} done, ${failed} not:`
export const undone = (done: number, left: number) =>
  left === 0 ? `${done} as before` : `${done} as before, ${left} could not be taken back`
export const namesOf = (names: string, more: number) => (more === 0 ? names : `${names} and ${more} more`)

/* Chosen cases on paper and as a file. */
export const printTooLarge = (megabytes: number) =>
  `These cases are too large for one PDF: ${megabytes} MB at most. Choose fewer.`
export const printName = (count: number) => `Cases_${count}`
export const printFailed = 'The cases could not be printed'
