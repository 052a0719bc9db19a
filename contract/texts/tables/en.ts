export const tables = {
  /* Tables of foreign files: registers, rate cards and statements of banks. */

  /* Questions. */
  whichSheet: 'This file has several sheets. Choose one of them, or all.',
  whichOrder: 'The days of this file may be written with the month first. Say which of the numbers is the day.',
  noSheet: 'This file has no sheet "{name}".',
  noHeadingRow: 'Row {row} is blank, or too far below. Choose the row of the headings.',
  noTable: 'This file has no rows below its headings.',

  /* Notices. */
  allSheets: 'All sheets',
  rowsOfSheet:
    '{more, plural, =0 {Sheet "{name}" is row {from} here.} other {Sheet "{name}" is rows {from} to {to} here.}}',
  hiddenSheets: 'Hidden sheets are not read: {names}.',
  hiddenParts: 'Hidden rows or columns are read, too: {name}.',
  guessedLetters: 'This text is not in UTF-8: letters other than those of English may be wrong. Compare some names.',
  headingsBelow: 'The headings are in row {row}; what stands above is left out.',
  repeatedHeadings:
    '{count, plural, one {One repeated row of headings is left out.} other {{count} repeated rows of headings are left out.}}',
  besideTable:
    '{count, plural, one {Column {column} has no heading: its one value is left out.} other {Column {column} has no heading: its {count} values are left out.}}',
  doubtfulRows:
    '{count, plural, one {One row looks like a sum, a title or a note: it is left out.} other {{count} rows look like sums, titles or notes: they are left out.}}',

  /* A row that is refused. */
  movedCells: 'A comma in a text moved the cells of this row. Put that text in quotation marks.',

  movedRows: 'A comma in a text moved the cells of these rows, so they are not read: {rows}.',

  /* The dialog of a question. */
  question: 'A question about this file',
  goOn: 'Go on',
  dayFirst: 'The first number is the day',
  monthFirst: 'The first number is the month',
  received: 'They were received',
  paid: 'They were paid',

  /* What was read and what was left out. */
  sheet: 'Sheet',
  showLeftOut: 'Show the rows that are left out',
  leftOutRow: 'Row {row}: {text}',
  takeRows: 'Read again with the chosen rows',
  headingRow: 'Headings in row',
  readAgain: 'Read again',
} as const
