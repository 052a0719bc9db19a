import { z } from 'zod'
import { CaseStatus } from '../cases/case-enums.ts'
import { endpoint } from '../endpoint.ts'
import { requiredText } from '../fields.ts'
import { MAX_SOUGHT } from '../limits.ts'
import { roles } from '../roles.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'

/** The fields of a case in which the search text can occur, in the order in which they are checked. */
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

/** Maximum results per kind. */
export const MAX_CASES = 8

export const MAX_PEOPLE = 5

export const MAX_VEHICLES = 5

/** The search text: a plate in any spelling, the end of a number, a name, a phone. */
export const SearchQuery = z.strictObject({
  text: requiredText(textKey('fields.searchRequired'), MAX_SOUGHT, normalizeLine),
})

/** A case of the result; `matched` is the value of the field `matchedIn`. */
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

/** A colleague's case: enough to say where it is, and whom to ask. `desk` is the maker's name. */
const ColleagueCase = z.object({ CaseNo: z.string(), vehicleNo: z.string(), status: CaseStatus, desk: z.string() })

export type ColleagueCase = z.infer<typeof ColleagueCase>

/**
 * A vehicle by the end of its plate, in any spelling. `firmName` is of its newest case that the actor may see; a client
 * gets no owner.
 */
const FoundVehicle = z.object({
  id: z.uuid(),
  vehicleNo: z.string(),
  chassisNo: z.string(),
  firmName: z.string(),
  ownerName: z.string().nullable().optional(),
})

export type FoundVehicle = z.infer<typeof FoundVehicle>

const FoundClient = z.object({ id: z.uuid(), name: z.string(), firmName: z.string() })

const FoundEmployee = z.object({ id: z.uuid(), name: z.string(), employeeCode: z.string().nullable() })

/**
 * The results, best match first. Clients and employees are for superadmins only, colleagues' cases for
 * employees of an office that allows them (`colleaguesInSearch`).
 */
export const SearchResults = z.object({
  cases: z.array(FoundCase).max(MAX_CASES),
  vehicles: z.array(FoundVehicle).max(MAX_VEHICLES),
  colleaguesCases: z.array(ColleagueCase).max(MAX_CASES),
  clients: z.array(FoundClient).max(MAX_PEOPLE),
  employees: z.array(FoundEmployee).max(MAX_PEOPLE),
})

export type SearchResults = z.infer<typeof SearchResults>

export const searchEndpoints = {
  find: endpoint('GET', '/search', {
    roles,
    summary:
      'Cases by plate, number, owner or phone, and vehicles by the end of the plate; for a superadmin clients and employees, too',
    query: SearchQuery,
    data: SearchResults,
  }),
}
