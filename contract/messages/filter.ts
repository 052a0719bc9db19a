export const submit = 'Filter'
export const failed = 'Failed to apply filter'
export const reversed = 'From Date must not be after To Date'
export const badDay = 'Enter a valid date'

/** The period of the filter in a print view, alone or after the kind of date. */
export const period = (from: string, to: string) => `${from} to ${to}`
export const periodBy = (kind: string, from: string, to: string) => `${kind}, ${from} to ${to}`
