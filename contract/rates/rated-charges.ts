/** The charges of a case that the rate card suggests. */
export const ratedCharges = ['receiptAmount', 'otherCharges', 'adminCharges'] as const
export type RatedCharge = (typeof ratedCharges)[number]
