export const noFile = 'Choose an XLSX or CSV file'
export const format = 'This is neither an XLSX nor a CSV file. Save it as one of the two and choose that.'
export const encrypted = 'This file is protected by a password. Save it without one and choose that.'
export const macros = 'This workbook contains macros. Save it as XLSX without macros and choose that.'
export const unreadable = 'This file is damaged and cannot be opened. Save it again and choose that.'
export const oldWorkbook = 'This is a workbook of before 2007 (XLS). Save it as XLSX and choose that.'
export const openDocument = 'This is an OpenDocument sheet (ODS). Save it as XLSX and choose that.'
export const mt940 = 'This is a statement in the form MT940. Ask the bank for it as XLSX or CSV and choose that.'
export const tooManySheets = 'This workbook has more than 100 sheets. Split it into several files.'
export const tooLarge = 'This file holds too much: at most 100 MB unpacked. Split it and import the parts.'
export const tooSlow = 'This file takes too long to open. Keep only the rows and columns that are needed.'
export const unopened = 'This file cannot be opened here. Save it again as XLSX or CSV.'
export const tooManyRows = (most: string) => `This sheet has more than ${most} rows. Split it into several files.`
export const tooManyColumns = (row: number, most: number) => `Row ${row} has more than ${most} columns.`
export const tooLongCell = (row: number, most: string) => `Row ${row} has a cell with more than ${most} characters.`
export const openQuote = (row: number) => `Row ${row} has a quotation mark that is not closed.`
