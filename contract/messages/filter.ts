export const submit = 'Filter'
export const failed = 'Failed to apply filter'
export const reversed = 'From Date must not be after To Date'
export const badDay = 'Enter a valid date'

/** The period of the filter in a print view, alone or after the kind of date. */
export const period = (fromDate: string, toDate: string) => `${fromDate} to ${toDate}`
export const periodBy = (kind: string, fromDate: string, toDate: string) => `${kind}, ${fromDate} to ${toDate}`
