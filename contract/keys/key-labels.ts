import type { KeyScope } from '../key-scopes.ts'
import { messages } from '../messages.ts'

/** What people read of each scope: its name, and what it allows. */
export const scopeLabels = (): Record<KeyScope, { label: string; allows: string }> => ({
  'cases:read': { label: messages.keys.casesRead, allows: messages.keys.casesReadAllows },
  'cases:write': { label: messages.keys.casesWrite, allows: messages.keys.casesWriteAllows },
  'vehicles:read': { label: messages.keys.vehiclesRead, allows: messages.keys.vehiclesReadAllows },
  'reminders:read': { label: messages.keys.remindersRead, allows: messages.keys.remindersReadAllows },
  'reminders:write': { label: messages.keys.remindersWrite, allows: messages.keys.remindersWriteAllows },
  'clients:read': { label: messages.keys.clientsRead, allows: messages.keys.clientsReadAllows },
  'payments:read': { label: messages.keys.paymentsRead, allows: messages.keys.paymentsReadAllows },
  'bills:read': { label: messages.keys.billsRead, allows: messages.keys.billsReadAllows },
})
