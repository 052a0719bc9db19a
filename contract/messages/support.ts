/* Customer care in the footer of a client's pages (spec/2 point 1). */
export const question = 'Questions about a case, a payment or a bill?'
export const customerCare = 'Customer care is glad to help.'
/** Where neither a phone number nor an e-mail address is set. */
export const askOffice = 'Please ask your office.'
