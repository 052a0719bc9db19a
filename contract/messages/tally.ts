/* The vouchers for Tally (contract-trade section 9). */
export const title = 'Tally'
export const description = 'Bills, payments and adjustments as vouchers that TallyPrime imports.'
