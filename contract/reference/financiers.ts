/** The financier of a vehicle that is not financed; it always exists. */
export const NOT_FINANCED = 'NA'
