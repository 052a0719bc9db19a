import type { KeyScope } from '../key-scopes.ts'
import { t } from '../texts.ts'

/** What people read of each scope: its name, and what it allows. */
export const scopeLabels = (): Record<KeyScope, { label: string; allows: string }> => ({
  'cases:read': { label: t.keys('casesRead'), allows: t.keys('casesReadAllows') },
  'cases:write': { label: t.keys('casesWrite'), allows: t.keys('casesWriteAllows') },
  'vehicles:read': { label: t.keys('vehiclesRead'), allows: t.keys('vehiclesReadAllows') },
  'reminders:read': { label: t.keys('remindersRead'), allows: t.keys('remindersReadAllows') },
  'reminders:write': { label: t.keys('remindersWrite'), allows: t.keys('remindersWriteAllows') },
  'clients:read': { label: t.keys('clientsRead'), allows: t.keys('clientsReadAllows') },
  'payments:read': { label: t.keys('paymentsRead'), allows: t.keys('paymentsReadAllows') },
  'bills:read': { label: t.keys('billsRead'), allows: t.keys('billsReadAllows') },
})
