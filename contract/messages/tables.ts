/* Tables of foreign files: registers, rate cards and statements of banks. */

/* Questions. */
export const whichSheet = 'This file has several sheets. Choose one of them, or all.'
export const whichOrder =
  'The days of this file may be written with the month first. Say which of the numbers is the day.'
export const noSheet = (name: string) => `This file has no sheet "${name}".`
export const noHeadingRow = (row: number) => `Row ${row} is blank, or too far below. Choose the row of the headings.`
export const noTable = 'This file has no rows below its headings.'

/* Notices. */
export const allSheets = 'All sheets'
export const rowsOfSheet = (name: string, from: number, to: number) =>
  from === to ? `Sheet "${name}" is row ${from} here.` : `Sheet "${name}" is rows ${from} to ${to} here.`
export const hiddenSheets = (names: string) => `Hidden sheets are not read: ${names}.`
export const hiddenParts = (name: string) => `Hidden rows or columns are read, too: ${name}.`
export const guessedLetters =
  'This text is not in UTF-8: letters other than those of English may be wrong. Compare some names.'
export const headingsBelow = (row: number) => `The headings are in row ${row}; what stands above is left out.`
export const repeatedHeadings = (count: number) =>
  count === 1 ? 'One repeated row of headings is left out.' : `${count} repeated rows of headings are left out.`
export const besideTable = (column: string, count: number) =>
  count === 1
    ? `Column ${column} has no heading: its one value is left out.`
    : `Column ${column} has no heading: its ${count} values are left out.`
export const doubtfulRows = (count: number) =>
  count === 1
    ? 'One row looks like a sum, a title or a note: it is left out.'
    : `${count} rows look like sums, titles or notes: they are left out.`

/* A row that is refused. */
export const movedCells = 'A comma in a text moved the cells of this row. Put that text in quotation marks.'

export const movedRows = (rows: string) =>
  `A comma in a text moved the cells of these rows, so they are not read: ${rows}.`

/* The dialog of a question. */
export const question = 'A question about this file'
export const goOn = 'Go on'
export const dayFirst = 'The first number is the day'
export const monthFirst = 'The first number is the month'
export const received = 'They were received'
export const paid = 'They were paid'

/* What was read and what was left out. */
export const sheet = 'Sheet'
export const showLeftOut = 'Show the rows that are left out'
export const leftOutRow = (row: number, text: string) => `Row ${row}: ${text}`
export const takeRows = 'Read again with the chosen rows'
export const headingRow = 'Headings in row'
export const readAgain = 'Read again'
