/** The financier of a vehicle without a loan; it always exists. */
export const NOT_FINANCED = 'NA'
