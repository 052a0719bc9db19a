import { messages } from '../messages.ts'
import type { KeyScope } from './key-scopes.ts'

const { keys } = messages

/** What people read of each scope: its name, and what it allows. */
export const scopeLabels: Record<KeyScope, { label: string; allows: string }> = {
  'cases:read': { label: keys.casesRead, allows: keys.casesReadAllows },
  'cases:write': { label: keys.casesWrite, allows: keys.casesWriteAllows },
  'vehicles:read': { label: keys.vehiclesRead, allows: keys.vehiclesReadAllows },
  'reminders:read': { label: keys.remindersRead, allows: keys.remindersReadAllows },
  'reminders:write': { label: keys.remindersWrite, allows: keys.remindersWriteAllows },
  'clients:read': { label: keys.clientsRead, allows: keys.clientsReadAllows },
  'payments:read': { label: keys.paymentsRead, allows: keys.paymentsReadAllows },
  'bills:read': { label: keys.billsRead, allows: keys.billsReadAllows },
}
