/** The font family of every report. */
export const FONT = 'report'

export const ink = '#191924'
export const muted = '#5f5f72'
export const accent = '#4338ca'
export const line = '#dcdce6'
export const wash = '#f5f5fa'

/** The space between two parts of a report, in points. */
export const GAP = 9

/** The width between the margins of an A4 page. */
export const WIDTH = 595 - 2 * 40
