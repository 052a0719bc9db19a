export const states = {
  /*
   * How people read a state, on screens and paper, in mails and messages; the API answers the stored values, which are the
   * names here. Those of a case are the specification's in English.
   */
  case: {
    Created: 'Created',
    Updated: 'Updated',
    ready: 'ready',
    assigned: 'assigned',
    paid: 'paid',
    rejected: 'rejected',
  },
  payment: { paid: 'Being checked', success: 'Paid', failed: 'Proof refused' },
  bill: {
    generated: 'Not paid',
    overdue: 'Overdue',
    paid: 'Being checked',
    success: 'Paid',
    failed: 'Proof refused',
  },
} as const
