/* The life of a case as steps on a line. */
export const progress = 'Progress'
export const created = 'Created'
export const ready = 'Ready'
export const assigned = 'Assigned'
export const paid = 'Paid'

/* The next step of a case, in one sentence. `waited` is "for 6 days" or "since today". */
export const nextStep = 'Next step'
export const today = 'since today'
export const waitedDays = (days: number) => (days === 1 ? 'for 1 day' : `for ${days} days`)
export const toVerify = (waited: string) => `Waiting to be verified ${waited}`
export const lacksAppointment = 'Needs an appointment date before it can be verified'
export const lacksAppointmentOrApplication = 'Needs an appointment date or an application no before it can be verified'
export const toAssign = (waited: string) => `Ready to assign ${waited}`
export const officeAssigns = (waited: string) => `Waiting for the office to assign it ${waited}`
export const dealerPays = (dealer: string, waited: string) => `Assigned to ${dealer}, waiting for payment ${waited}`
export const paymentToCheck = (amount: string) => `Payment of ${amount} waits for your check`
export const paymentChecked = (amount: string) => `Payment of ${amount} is being checked by the office`
export const paymentRejected = (amount: string, reason: string, dealer: string) =>
  `Payment of ${amount} was rejected${reason}. Waiting for ${dealer} to pay again`
export const paidOn = (day: string, mode: string) => `Payment of ${day} by ${mode}, verified`
export const becauseOf = (reason: string) => `: ${reason}`
export const caseRejected = (reason: string) => `Rejected: ${reason}`
export const youPay = (amount: string) => `Waiting for your payment of ${amount}`
export const yourPaymentChecked = (amount: string) => `We are checking your payment of ${amount}`
export const yourPaymentRejected = (amount: string, reason: string) =>
  `Your payment of ${amount} was rejected${reason}. Please pay again`
export const openPayments = 'Open payments'
export const openMyCases = 'Pay in My Cases'
