/** Characters of a text over several lines. */
export const LONG = 1000
