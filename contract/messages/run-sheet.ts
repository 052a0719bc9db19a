export const title = 'Run-sheet'
export const description = 'The cases with an appointment on a day, by RTO, to take along.'
export const date = 'Date of the appointments'
export const previousDay = 'Day before'
export const nextDay = 'Day after'
export const summary = (cases: string, rtos: number, lacking: number) =>
  [cases, rtos === 1 ? '1 RTO' : `${rtos} RTOs`, lacking > 0 && `${lacking} with missing papers`]
    .filter(Boolean)
    .join(' · ')
export const savePdf = 'Save as PDF'
export const tick = (caseNo: string) => `Tick ${caseNo}`
export const ticks = 'Ticks stay in this browser for the day.'
export const services = 'Services'
export const lacking = 'Missing papers'
export const noneLacking = 'None'
export const owner = 'Owner'
export const groupTitle = (rto: string, cases: string) => `${rto} · ${cases}`
export const feesToCarry = (amount: string) => `Fees to carry: ${amount}`
export const fileName = (day: string) => `Run-sheet_${day}`
export const fetchFailed = 'The run-sheet could not be loaded'
export const empty = (day: string) => `No appointment on ${day}`
export const emptyDetail = 'A case stands here on the day of its Appointment Date.'

/* What became of the ticked files. */
export const ticked = (count: number) => `${count} ticked`
export const clear = 'Clear ticks'
export const handedIn = 'Handed in'
export const sentBack = 'Sent back'
export const sendBackTitle = (caseTotal: string) => `Send back ${caseTotal}`
export const sendBackDescription = 'The files go back to collecting papers and wait on the dealer.'
