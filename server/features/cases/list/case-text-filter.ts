import { type RawBuilder, sql } from 'kysely'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import { isWholePlate } from '#contract/cases/plate.ts'
import { indianMobile } from '#contract/phone.ts'
import { staffRoles } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import { vehicleKey } from '#contract/vehicles/plate-key.ts'
import type { Db } from '../../../db/connect.ts'
import { sqlLiterals } from '../../../db/fast/sql-literals.ts'
import { escapeLike, likeAnywhere, type SearchedRows, searchRows } from '../../../http/listing.ts'
import { type CaseQueryBuilder, hasStatus } from './case-query.ts'

type Condition = RawBuilder<boolean>

/** Returns the condition that the numbers, firm or owners of a case contain a text. */
export const hasText = (text: string): Condition => sql`cases.search_text like folded(${likeAnywhere(text)})`

/** Returns the condition for the end of a plate, by its index; `bare` holds capitals and digits only. */
export const plateEndsWith = (bare: string): Condition =>
  sql`reverse(folded(translate(cases.vehicle_no, E' -.\t\n', ''))) like ${`${escapeLike([...bare].toReversed().join(''))}%`}`

/** Returns the condition that a case is of the vehicle with a plate, in any spelling. */
export const isOfPlate = (plate: string): Condition =>
  sql`cases.vehicle_id = (select id from vehicles where plate_key = ${vehicleKey(plate)})`

const hasPhone = (digits: string): Condition => sql`cases.buyer_phone_no like ${`%${digits}%`}`

/** The reason and the reference of a rejected case; its list shows both. */
const hasRejection = (text: string): Condition => sql`(cases.status = 'rejected' and folded(
  translate(cases.rejection_remarks, '_', ' ') || E'\n' || coalesce(cases.reference_name, '') || E'\n'
  || coalesce(cases.reference_contact_no, '')) like folded(${likeAnywhere(text)}))`

/** By name or employee code. */
const isCreatedBy = (text: string): Condition => sql`cases.created_by in (
  select id from users where role in (${sqlLiterals(staffRoles)})
    and folded(first_name || ' ' || last_name || E'\n' || coalesce(employee_code, '')) like folded(${likeAnywhere(text)}))`

/** By the person or the firm. */
const isAssignedTo = (text: string): Condition => sql`exists (
  select from case_assignments join clients on clients.id = client_id
  where case_id = cases.id and folded(first_name || ' ' || last_name || E'\n' || clients.firm_name) like folded(${likeAnywhere(text)}))`

/** Returns the statuses whose word contains three letters or more of a text. */
const statusesNamed = (statuses: readonly CaseStatus[], text: string): CaseStatus[] =>
  text.length < 3 ? [] : statuses.filter((status) => t.states(`case.${status}`).toUpperCase().includes(text))

/** A part of a phone number as people type it; its index has no shorter ones. */
export function phoneIn(text: string): string | null {
  const number = text.replaceAll(/[\s-]/g, '')
  return /^\+?\d{3,15}$/.test(number) ? (indianMobile(number) ?? number) : null
}

/**
 * Restricts cases of some statuses to those that show a text in a column of a list: numbers, plate in any spelling, firm,
 * owners, phone, status, reason, creator, client. A whole plate that a case has finds this vehicle alone.
 */
export async function searchCases(
  db: Db,
  cases: CaseQueryBuilder,
  statuses: readonly CaseStatus[],
  search: string,
): Promise<SearchedRows<CaseQueryBuilder>> {
  if (isWholePlate(search)) {
    const ofPlate = await searchRows(db, cases, 'cases.id', [isOfPlate(search)])
    if (ofPlate.total > 0) return ofPlate
  }
  return searchRows(db, cases, 'cases.id', caseTextFilter(statuses, search))
}

function caseTextFilter(statuses: readonly CaseStatus[], search: string): Condition[] {
  const text = search.replaceAll(/\s/g, ' ').toUpperCase()
  const plate = text.replaceAll(/[ -]/g, '')
  const phone = phoneIn(text)
  const named = statusesNamed(statuses, text)
  return [
    hasText(text),
    ...(plate && plate !== text ? [hasText(plate)] : []),
    ...(phone ? [hasPhone(phone)] : []),
    ...(named.length > 0 ? [hasStatus(named)] : []),
    ...(statuses.includes('rejected') ? [hasRejection(text)] : []),
    ...(statuses.includes('rejected') && phone && phone !== text ? [hasRejection(phone)] : []),
    isCreatedBy(text),
    isAssignedTo(text),
  ]
}
