import { z } from 'zod'
import { CaseStatus } from '../cases/case-kinds.ts'
import { requiredText } from '../fields.ts'
import { MAX_SOUGHT } from '../limits.ts'
import { messages } from '../messages.ts'

/** Where in a case the text was found, in the order in which they are looked at. */
export const matchedFields = [
  'CaseNo',
  'vehicleNo',
  'chassisNo',
  'engineNo',
  'applicationNo',
  'buyerName',
  'sellerName',
  'buyerPhoneNo',
  'sellerPhoneNo',
  'firmName',
] as const

/** How many of each kind an answer holds at most. */
export const MAX_CASES = 8
export const MAX_PEOPLE = 5

/** What is sought, as it was typed: a plate in any spelling, the end of a number, a name, a phone. */
export const SearchQuery = z.strictObject({ text: requiredText(messages.fields.searchRequired, MAX_SOUGHT) })

/** A case that was found; `matched` is the text of the field `matchedIn`. */
const FoundCase = z.object({
  id: z.uuid(),
  CaseNo: z.string(),
  vehicleNo: z.string(),
  status: CaseStatus,
  buyerName: z.string().nullable(),
  matchedIn: z.enum(matchedFields),
  matched: z.string(),
})
export type FoundCase = z.infer<typeof FoundCase>

const FoundClient = z.object({ id: z.uuid(), name: z.string(), firmName: z.string() })
const FoundEmployee = z.object({ id: z.uuid(), name: z.string(), employeeCode: z.string().nullable() })

/** What was found, the most fitting first. Clients and employees are for a superadmin; others get none. */
export const SearchResults = z.object({
  cases: z.array(FoundCase).max(MAX_CASES),
  clients: z.array(FoundClient).max(MAX_PEOPLE),
  employees: z.array(FoundEmployee).max(MAX_PEOPLE),
})
export type SearchResults = z.infer<typeof SearchResults>
