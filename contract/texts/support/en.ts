export const support = {
  /* Customer care in the footer of a client's pages. */
  question: 'Questions about a case, a payment or a bill?',
  customerCare: 'Customer care is glad to help.',
  /** Where neither a phone number nor an e-mail address is set. */
  askOffice: 'Please ask your office.',
} as const
