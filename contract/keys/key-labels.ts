import { messages } from '../messages.ts'
import type { KeyScope } from './key-scopes.ts'

/** What people read of each scope: its name, and what it allows. */
export const scopeLabels: Record<KeyScope, { label: string; allows: string }> = {
  'cases:read': {
    get label() {
      return messages.keys.casesRead
    },
    get allows() {
      return messages.keys.casesReadAllows
    },
  },
  'cases:write': {
    get label() {
      return messages.keys.casesWrite
    },
    get allows() {
      return messages.keys.casesWriteAllows
    },
  },
  'vehicles:read': {
    get label() {
      return messages.keys.vehiclesRead
    },
    get allows() {
      return messages.keys.vehiclesReadAllows
    },
  },
  'reminders:read': {
    get label() {
      return messages.keys.remindersRead
    },
    get allows() {
      return messages.keys.remindersReadAllows
    },
  },
  'reminders:write': {
    get label() {
      return messages.keys.remindersWrite
    },
    get allows() {
      return messages.keys.remindersWriteAllows
    },
  },
  'clients:read': {
    get label() {
      return messages.keys.clientsRead
    },
    get allows() {
      return messages.keys.clientsReadAllows
    },
  },
  'payments:read': {
    get label() {
      return messages.keys.paymentsRead
    },
    get allows() {
      return messages.keys.paymentsReadAllows
    },
  },
  'bills:read': {
    get label() {
      return messages.keys.billsRead
    },
    get allows() {
      return messages.keys.billsReadAllows
    },
  },
}
