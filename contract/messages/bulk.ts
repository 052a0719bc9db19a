/* One action on many rows (contract-trade section 8). */
export const noAction = 'Choose what to do with the cases'
export const noCases = 'Choose at least one case'
export const noPayments = 'Choose at least one payment'
export const tooMany = (most: number) => `At most ${most} at once`
export const repeated = 'Each one only once'
export const outcome = (done: number, failed: number) =>
  failed === 0 ? `${done} done` : `${done} done, ${failed} not:`
