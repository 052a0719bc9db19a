export const title = 'Import'
/** The sheets of the templates, and the names of the kinds. */
export const kinds = {
  rtos: 'RTOs',
  firms: 'Financiers',
  branches: 'Branches',
  clients: 'Clients',
  vehicles: 'Vehicles',
  cases: 'Cases',
} as const
export const seller = 'Seller'
export const buyer = 'Buyer'
export const ofOwner = (who: string, label: string) => `${who}: ${label}`

/* Refusals of a whole file. */
export const noRows = 'This sheet has no rows below its first one.'
export const columnMissing = (name: string) => `The column "${name}" is missing.`
export const columnUnknown = (name: string) => `The column "${name}" is not known.`
export const columnTwice = (name: string) => `The column "${name}" stands there twice.`
export const badMapping = 'Send the columns as a JSON object of headers and names'

/* What is wrong with a row. */
export const repeatsRow = (row: number) => `Repeats row ${row}`
export const differs = (row: number, other: number) => `Rows ${row} and ${other} differ here. Type what is right.`
export const alreadyThere = 'This is already there'
export const formulaError = 'The formula of this cell has an error'
export const cutNumber = 'A spreadsheet has cut this number. Type it as it is on the paper.'
export const noPlate = 'This is no number of a vehicle'

/* What was done with rows. */
export const mergedVehicles = (rows: number, vehicles: number) =>
  `${rows} rows are those of ${vehicles === 1 ? 'one vehicle' : `${vehicles} vehicles`}: of each paper the newest date counts.`

export const otherPhones = (cells: number) =>
  cells === 1
    ? 'One cell says more than a phone number: only the number is taken.'
    : `${cells} cells say more than one phone number each: only the first number is taken.`

/* Refusals of a commit, a correction or an undo. */
export const unknown = 'This import is not there any more'
export const hasBadRows = 'Some rows cannot be imported. Correct them or leave them out.'
export const changedMeanwhile =
  'Some rows have become impossible since they were checked. Look at them and import again.'
export const alreadyDone = 'This import has been carried out already'
export const isRunning = 'An import is running. Please wait until it is done.'
export const noSuchRow = 'This row is not in the import'
export const notUndoable = 'Only an import of the last hour can be taken back'
export const builtUpon = 'Something was built on what was imported, so it stays.'

export const checked = 'The file was checked; nothing is imported yet'
export const corrected = 'Corrected'
export const committed = 'Imported'
export const undone = 'Taken back'

/* The second sheet of a template. */
export const notes = 'Notes'
export const noteColumn = 'Column'
export const noteMeaning = 'Meaning'
export const noteRequired = 'Required'
export const noteFormat = 'Format'
export const formatText = 'Text'
export const formatDay = 'DD/MM/YYYY, YYYY-MM-DD or a date cell'
export const formatRupees = 'Rupees, such as 500 or 499.50'
export const formatFlag = 'YES or NO'
export const formatPhone = '10 digits'
export const formatAadhaar = '12 digits; COMPANY for a company'
export const formatFinancier = 'The name of a financier; NA without a loan'
export const oneOf = (options: string) => `One of: ${options}`

export const exampleFirm = 'Kulkarni Motors'
export const exampleAddress = 'Shop 4, Station Road'

/* The report. */
export const reportRow = 'Row'
export const reportProblems = 'What is wrong'
export const resultSkipped = 'Left out'
export const resultGood = 'Can be imported'
export const resultBad = 'To correct'

/* The page. */
export const description =
  'Registers and sheets of the office become rows of the portal. Nothing is written before you say so.'
export const newImport = 'New import'
export const kind = 'What to import'
export const downloadTemplate = 'Download template'
export const chooseFile = 'Choose a file'
export const fileHint =
  'XLSX, CSV, TSV or TXT, at most 10 MB and 10,000 rows. Start with the template, or take a sheet of your own.'
export const openFailed = 'The file could not be opened'
export const tooLargeFile = 'The file is larger than 10 MB. Split it into several files.'
export const downloadFailed = 'The file could not be saved'
export const columnsTitle = (file: string) => `Columns of ${file}`
export const columnsDetail = 'Say what each column of your sheet means. What you leave out is not imported.'
export const inSheet = 'In your sheet'
export const example = 'Example'
export const means = 'Means'
export const meaningOf = (header: string) => `Meaning of ${header}`
export const leaveOut = 'Leave out'
export const stillMissing = (names: string) => `Still missing: ${names}`
export const otherFile = 'Other file'
export const check = 'Check the rows'
export const checkFailed = 'The rows could not be checked'
export const rowsTitle = (kind: string) => `${kind} to import`
export const countGood = (count: string) => `${count} ready`
export const countBad = (count: string) => `${count} to correct`
export const countMade = (count: string) => `${count} imported`
export const countSkipped = (count: string) => `${count} left out`
export const countUndone = (count: string) => `${count} taken back`
export const badTitle = 'Rows to correct'
export const rowNumber = (row: number) => `Row ${row}`
export const cellOfRow = (label: string, row: number) => `${label}, row ${row}`
export const checkAgain = 'Check again'
export const correctFailed = 'The corrections could not be saved'
export const importRows = (count: string) => `Import ${count}`
export const importGood = (good: string, bad: string) => `Import ${good}, leave out ${bad}`
export const importFailed = 'Nothing was imported'
export const running = 'Importing'
export const runningDetail = 'You can close this page: the import goes on.'
export const progressOf = (done: string, total: string) => `${done} of ${total} written`
export const downloadReport = 'Download report'
export const takeBack = 'Take back'
export const takeBackUntil = (time: string) => `Can be taken back until ${time}, as long as nothing was built on it.`
export const takeBackTitle = 'Take this import back?'
export const takeBackText = (count: string) => `${count} will be removed again.`
export const takeBackFailed = 'The import was not taken back'
export const recent = 'Imports of the last 24 hours'
export const open = 'Open'
export const openImport = (kind: string, at: string) => `Open ${kind}, ${at}`
export const firstPage = 'Only the first rows are shown; the next ones follow as these are corrected.'
export const withoutCells = (rows: number) =>
  rows === 1
    ? 'In one of these rows a cell is wrong: it is imported without that cell. The report names it.'
    : `In ${rows} of these rows cells are wrong: they are imported without these. The report names them.`
