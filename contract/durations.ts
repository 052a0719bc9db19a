/* Lengths of time, in milliseconds. Of calendar days dates.ts reckons. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
