import { type RawBuilder, sql } from 'kysely'
import type { CaseStatus } from '#contract/cases/case-kinds.ts'
import { staffRoles } from '#contract/roles.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'
import { escapeLike, likeAnywhere } from '../../http/listing.ts'
import { type CaseQueryBuilder, hasStatus } from './case-orders.ts'

/**
 * Returns the condition for the end of a plate; reversed, as in the index of migration 0010. `bare`
 * holds capitals and digits only.
 */
export const plateEndsWith = (bare: string) =>
  sql<boolean>`reverse(upper(translate(cases.vehicle_no, E' -.\t\n', ''))) like ${`${escapeLike([...bare].toReversed().join(''))}%`}`

/** Returns the condition that the search column of the table contains a text. */
export const hasText = (text: string) => sql<boolean>`cases.search_text like upper(${likeAnywhere(text)})`

/** Returns the condition that reason or reference of a rejected case contains a text; its list shows both. */
export const hasRejection = (text: string) => sql<boolean>`(cases.status = 'rejected' and upper(
  translate(cases.rejection_remarks, '_', ' ') || E'\n' || coalesce(cases.reference_name, '') || E'\n'
  || coalesce(cases.reference_contact_no, '')) like upper(${likeAnywhere(text)}))`

/** Selects the ids of superadmins and employees whose name or employee code contains a text, as an array. */
const staffNamed = (text: string) => sql`array(
  select id from users where role in (${sqlLiterals(staffRoles)})
    and upper(first_name || ' ' || last_name || E'\n' || coalesce(employee_code, '')) like upper(${likeAnywhere(text)}))`

/** Returns the condition that a case was created by somebody of that name or code. */
export const isCreatedBy = (text: string) => sql<boolean>`cases.created_by = any(${staffNamed(text)})`

/** Selects the ids of clients whose person or firm contains a text, as an array. */
export const clientsNamed = (text: string) => sql`array(
  select id from clients where upper(first_name || ' ' || last_name || E'\n' || firm_name) like upper(${likeAnywhere(text)}))`

const isAssignedTo = (text: string) => sql<boolean>`exists (
  select from case_assignments where case_id = cases.id and client_id = any(${clientsNamed(text)}))`

/** A phone number as people type it; a shorter piece is one of a plate or a number. */
export const phoneIn = (text: string): string | null => /^\d{5,10}$/.exec(text.replaceAll(/[\s-]/g, ''))?.[0] ?? null

const hasPhone = (phone: string) => sql<boolean>`cases.buyer_phone_no like ${likeAnywhere(phone)}`

/** Returns the statuses whose word contains three letters or more of a text. */
export const statusesNamed = (statuses: readonly CaseStatus[], text: string): CaseStatus[] =>
  text.length < 3 ? [] : statuses.filter((status) => status.toUpperCase().includes(text))

/**
 * Returns the search text in the letter case of the stored text, and in the form of stored plates:
 * without spaces and hyphens.
 */
export function spelled(search: string): { text: string; plate: string } {
  const text = search.replaceAll(/\s/g, ' ').toUpperCase()
  return { text, plate: text.replaceAll(/[ -]/g, '') }
}

/**
 * Restricts the cases of a list with some statuses to those with a text in a column that lists show:
 * numbers, plate in any spelling, firm, owners, status, client, creator, phone, reason.
 */
export function whereTextMatches(
  cases: CaseQueryBuilder,
  statuses: readonly CaseStatus[],
  search: string,
): CaseQueryBuilder {
  const { text, plate } = spelled(search)
  const phone = phoneIn(text)
  const conditions: RawBuilder<boolean>[] = [
    hasText(text),
    ...(plate && plate !== text ? [hasText(plate)] : []),
    ...(phone ? [hasPhone(phone)] : []),
    hasStatus(statusesNamed(statuses, text)),
    hasRejection(text),
    isCreatedBy(text),
    isAssignedTo(text),
  ]
  return cases.where((eb) => eb.or(conditions))
}
