/** The remark of a payment for a bill. */
export const CREDIT_BILL = 'CREDIT_BILL'

export const paymentStatuses = ['failed', 'paid', 'success'] as const

/** The statuses after a person's decision: rejected, verified. */
export const decidedStatuses = ['failed', 'success'] as const

export const paymentModes = ['CASH', 'UPI', 'CREDIT'] as const
