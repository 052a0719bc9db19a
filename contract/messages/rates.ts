import { showCount } from '../count.ts'

export const serviceRequired = 'Choose a service'
export const unknownRto = "Choose an RTO of the office's list, or none for every RTO"
export const unknownDealer = 'Choose a verified dealer, or none for every dealer'
export const twice = 'Another row has the same service, RTO and dealer'
export const tooMany = (most: number) => `At most ${showCount(most)} rows`
export const saved = 'Rate card saved'

/* In the form of a case. */
export const says = (amount: string) => `Rate card: ${amount}`
export const take = (field: string) => `Take it for ${field}`

/* The superadmin's page. */
export const title = 'Rate card'
export const description = 'What a service costs. New cases suggest their charges from it.'
export const fetchFailed = 'The rate card could not be loaded'
export const saveFailed = 'The rate card could not be saved'
export const empty = 'No rate yet'
export const emptyDetail = 'Add what a service costs, and new cases fill in their charges by themselves.'
export const addRow = 'Add rate'
export const rowName = (place: number) => `Rate ${place}`
export const removeRow = (place: number) => `Remove rate ${place}`
export const service = 'Service'
export const rto = 'To RTO'
export const dealer = 'Dealer'
export const everyRto = 'Every RTO'
export const everyDealer = 'Every dealer'
export const precedence = 'The most exact rate of a service counts: first dealer and RTO, then dealer, then RTO.'

/* From a sheet. */
export const importCard = 'Import'
export const importTooltip =
  'Replace these rows by those of an Excel or CSV file, as Export writes it. Nothing is saved yet.'
export const whichColumns = 'Say which columns hold the service and the receipt amount.'
export const columnsLeftOut = (names: string) => `Columns that are left out: ${names}`
export const readFailed = 'The rate card could not be read'
export const readRows = (rows: number, wrong: number) =>
  `${rows === 1 ? '1 rate' : `${showCount(rows)} rates`} read${wrong === 0 ? '' : `, ${showCount(wrong)} to correct`}. Save them to use them.`
