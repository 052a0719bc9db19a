/** Stands for every sheet of a workbook, where one is asked for. */
export const ALL_SHEETS = '*'
