import { MAX_KEY_DAYS } from '../key-scopes.ts'

export const created = 'API key created'
export const revoked = 'API key revoked'
export const nameRequired = 'Name the program that will use the key'
export const scopesRequired = 'Choose at least one thing that the key may do'
export const scopeUnknown = 'This scope is not known'
export const scopeTwice = 'Name each scope once'
export const badLastDay = `Choose a day from today to ${MAX_KEY_DAYS} days ahead`
export const notValid = 'This API key is unknown, revoked or expired'
export const notForKey = 'This API key may not make this call'
export const nameWithNumber = 'A name holds no number of twelve digits'

/* The scopes, and what each allows. */
export const casesRead = 'Read cases'
export const casesReadAllows =
  'Lists, details, history, stages, papers and comments of all cases, and the queue with its payments, bills and dealers'
export const casesWrite = 'Write cases'
export const casesWriteAllows = 'Create, edit and verify cases; change stages, papers, files and dates; comment'
export const vehiclesRead = 'Read vehicles'
export const vehiclesReadAllows = 'Vehicles with their owners and dates'
export const remindersRead = 'Read reminders'
export const remindersReadAllows = 'What ends soon, the report and the texts'
export const remindersWrite = 'Write reminders'
export const remindersWriteAllows = 'Record contacts, snooze and renew'
export const clientsRead = 'Read clients'
export const clientsReadAllows = 'Dealers, and what they owe'
export const paymentsRead = 'Read payments'
export const paymentsReadAllows = 'Payments that wait, and those that were decided'
export const billsRead = 'Read bills'
export const billsReadAllows = 'Bills, statements and transactions of dealers'

/* The list of keys. */
export const title = 'API keys'
export const description = 'Let programs of the office read and write cases. No key shows Aadhaar or PAN numbers.'
export const fetchFailed = 'The API keys could not be loaded'
export const none = 'No API key yet'
export const emptyDetail = 'Create one for each program, so that each can be revoked by itself.'
export const create = 'Create API key'
export const goodUntil = 'Good until'
export const wasGoodUntil = 'Was good until'
export const lastUse = 'last used'
export const neverUsed = 'not used yet'
export const madeBy = (name: string) => `by ${name}`
export const stateRevoked = 'Revoked'
export const stateExpired = 'Expired'
/** In a history, after the name of a person. */
export const viaKey = (name: string) => `with the API key ${name}`

/* The dialogs. */
export const createDescription = 'The program acts in your name. The history names the key as well.'
export const nameLabel = 'Program'
export const nameExample = 'Tally of the Pune office'
export const mayLabel = 'What it may do'
export const lastDayLabel = 'Last day'
export const lastDayHint = `At most ${MAX_KEY_DAYS} days ahead`
export const createFailed = 'The API key could not be created'
export const secretTitle = 'Copy the key now'
export const secretDescription = 'It is shown this once. Keep it like a password.'
export const secretLabel = (name: string) => `Key for ${name}`
export const copy = 'Copy key'
export const copied = 'Key copied'
export const copyFailed = 'The browser did not let the key be copied. Select it and copy it by hand.'
export const done = 'Done'
export const revoke = 'Revoke'
export const revokeNamed = (name: string) => `Revoke ${name}`
export const revokeTitle = 'Revoke this API key?'
export const revokeDescription = <Piece>(name: Piece) => [name, ' is refused from its next call on, for ever.']
export const revokeFailed = 'The API key could not be revoked'
