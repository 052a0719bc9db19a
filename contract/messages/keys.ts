import { MAX_KEY_DAYS } from '../keys/key-scopes.ts'

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
