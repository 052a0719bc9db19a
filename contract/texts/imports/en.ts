export const imports = {
  title: 'Import',
  /** The sheets of the templates, and the names of the kinds. */
  kinds: {
    rtos: 'RTOs',
    firms: 'Financiers',
    branches: 'Branches',
    clients: 'Clients',
    vehicles: 'Vehicles',
    cases: 'Cases',
  },
  seller: 'Seller',
  buyer: 'Buyer',
  ofOwner: '{who}: {label}',

  /* Refusals of a whole file. */
  noRows: 'This sheet has no rows below its first one.',
  columnMissing: 'The column "{name}" is missing.',
  columnUnknown: 'The column "{name}" is not known.',
  columnTwice: 'The column "{name}" stands there twice.',
  badMapping: 'Send the columns as a JSON object of headers and names',

  /* What is wrong with a row. */
  repeatsRow: 'Repeats row {row}',
  differs: 'Rows {row} and {other} differ here. Type what is right.',
  alreadyThere: 'This is already there',
  formulaError: 'The formula of this cell has an error',
  cutNumber: 'A spreadsheet has cut this number. Type it as it is on the paper.',
  noPlate: 'This is no number of a vehicle',

  /* What was done with rows. */
  mergedVehicles:
    '{rows} rows are those of {vehicles, plural, one {one vehicle} other {{vehicles} vehicles}}: of each paper the newest date counts.',

  otherPhones:
    '{cells, plural, one {One cell says more than a phone number: only the number is taken.} other {{cells} cells say more than one phone number each: only the first number is taken.}}',

  /* Refusals of a commit, a correction or an undo. */
  unknown: 'This import is not there any more',
  hasBadRows: 'Some rows cannot be imported. Correct them or leave them out.',
  changedMeanwhile: 'Some rows have become impossible since they were checked. Look at them and import again.',
  alreadyDone: 'This import has been carried out already',
  isRunning: 'An import is running. Please wait until it is done.',
  noSuchRow: 'This row is not in the import',
  notUndoable: 'Only an import of the last hour can be taken back',
  builtUpon: 'Something was built on what was imported, so it stays.',

  checked: 'The file was checked; nothing is imported yet',
  corrected: 'Corrected',
  committed: 'Imported',
  undone: 'Taken back',

  /* The second sheet of a template. */
  notes: 'Notes',
  noteColumn: 'Column',
  noteMeaning: 'Meaning',
  noteRequired: 'Required',
  noteFormat: 'Format',
  formatText: 'Text',
  formatDay: 'DD/MM/YYYY, YYYY-MM-DD or a date cell',
  formatRupees: 'Rupees, such as 500 or 499.50',
  formatFlag: 'YES or NO',
  formatPhone: '10 digits',
  formatAadhaar: '12 digits; COMPANY for a company',
  formatFinancier: 'The name of a financier; NA without a loan',
  oneOf: 'One of: {options}',

  exampleFirm: 'Kulkarni Motors',
  exampleAddress: 'Shop 4, Station Road',

  /* The report. */
  reportRow: 'Row',
  reportProblems: 'What is wrong',
  resultSkipped: 'Left out',
  resultGood: 'Can be imported',
  resultBad: 'To correct',

  /* The page. */
  description: 'Registers and sheets of the office become rows of the portal. Nothing is written before you say so.',
  newImport: 'New import',
  kind: 'What to import',
  downloadTemplate: 'Download template',
  chooseFile: 'Choose a file',
  fileHint:
    'XLSX, CSV, TSV or TXT, at most 10 MB and 10,000 rows. Start with the template, or take a sheet of your own.',
  openFailed: 'The file could not be opened',
  tooLargeFile: 'The file is larger than 10 MB. Split it into several files.',
  downloadFailed: 'The file could not be saved',
  columnsTitle: 'Columns of {file}',
  columnsDetail: 'Say what each column of your sheet means. What you leave out is not imported.',
  inSheet: 'In your sheet',
  example: 'Example',
  means: 'Means',
  meaningOf: 'Meaning of {header}',
  leaveOut: 'Leave out',
  stillMissing: 'Still missing: {names}',
  otherFile: 'Other file',
  check: 'Check the rows',
  checkFailed: 'The rows could not be checked',
  rowsTitle: '{kind} to import',
  countGood: '{count} ready',
  countBad: '{count} to correct',
  countMade: '{count} imported',
  countSkipped: '{count} left out',
  countUndone: '{count} taken back',
  badTitle: 'Rows to correct',
  rowNumber: 'Row {row}',
  cellOfRow: '{label}, row {row}',
  checkAgain: 'Check again',
  correctFailed: 'The corrections could not be saved',
  importRows: 'Import {count}',
  importGood: 'Import {good}, leave out {bad}',
  importFailed: 'Nothing was imported',
  running: 'Importing',
  runningDetail: 'You can close this page: the import goes on.',
  progressOf: '{done} of {total} written',
  downloadReport: 'Download report',
  takeBack: 'Take back',
  takeBackUntil: 'Can be taken back until {time}, as long as nothing was built on it.',
  takeBackTitle: 'Take this import back?',
  takeBackText: '{count} will be removed again.',
  takeBackFailed: 'The import was not taken back',
  recent: 'Imports of the last 24 hours',
  open: 'Open',
  openImport: 'Open {kind}, {at}',
  firstPage: 'Only the first rows are shown; the next ones follow as these are corrected.',
  withoutCells:
    '{rows, plural, one {In one of these rows a cell is wrong: it is imported without that cell. The report names it.} other {In {rows} of these rows cells are wrong: they are imported without these. The report names them.}}',
} as const
