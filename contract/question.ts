/** Stands for every sheet of a workbook, where one is asked for. */
export const ALL_SHEETS = '*'

/** What a call asks, beside its fields: the values of each field that is asked for, and lines of the file that it is about. */
export interface Asked {
  choices?: Record<string, readonly string[]>
  examples?: readonly string[]
}
