import { sql } from 'kysely'
import { normalizePlate } from '#contract/cases/plate.ts'
import type { Input } from '#contract/endpoint.ts'
import {
  type FoundCase,
  type FoundVehicle,
  MAX_CASES,
  MAX_PEOPLE,
  matchedFields,
  type SearchResults,
  searchEndpoints,
} from '#contract/search/search.ts'
import type { Actor } from '../../context/actor.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { escapeLike, hasWords } from '../../http/listing.ts'
import { query, type Route } from '../../http/route.ts'
import { byCaseNoOrPlate, type CaseHit, findCases, MAX_MATCHES } from './find-cases.ts'
import { findVehicles, type VehicleHit } from './find-vehicles.ts'
import { parseSearchText } from './parse-search-text.ts'

async function findAll(db: Db, { actor }: Context, input: Input<typeof searchEndpoints.find>): Promise<SearchResults> {
  const isAdmin = actor.role === 'superadmin'
  const [cases, vehicles, colleaguesCases, clients, employees] = await Promise.all([
    findCases(db, actor, input.text),
    findVehicles(db, actor, input.text),
    actor.role === 'employee' ? findColleaguesCases(db, actor, input.text) : [],
    isAdmin ? findClients(db, input.text) : [],
    isAdmin ? findEmployees(db, input.text) : [],
  ])
  return {
    cases: cases.map((hit) => presentFoundCase(hit, input.text)),
    vehicles: vehicles.map((hit) => presentFoundVehicle(actor, hit)),
    colleaguesCases,
    clients,
    employees,
  }
}

const fullName = sql<string>`first_name || ' ' || last_name`

/** Returns the matching clients; names that start with the text come first. */
function findClients(db: Db, text: string) {
  return db
    .selectFrom('clients')
    .select(['id', fullName.as('name'), 'firm_name as firmName'])
    .where(hasWords(text, sql`concat_ws(' ', first_name, last_name, firm_name, mobile_no, email)`))
    .orderBy(
      sql`folded(concat_ws(E'\n', E'\n' || firm_name, first_name)) like folded(${`%\n${escapeLike(text)}%`})`,
      'desc',
    )
    .orderBy('firm_name')
    .orderBy('id')
    .limit(MAX_PEOPLE)
    .execute()
}

function findEmployees(db: Db, text: string) {
  return db
    .selectFrom('users')
    .select(['id', fullName.as('name'), 'employee_code as employeeCode'])
    .where('role', '=', 'employee')
    .where(hasWords(text, sql`concat_ws(' ', first_name, last_name, employee_code, phone_no, email)`))
    .orderBy(sql`folded(concat_ws(' ', first_name, last_name)) like folded(${`${escapeLike(text)}%`})`, 'desc')
    .orderBy('first_name')
    .orderBy('id')
    .limit(MAX_PEOPLE)
    .execute()
}

/**
 * Presents a matching case with the field that matched: the first one with the text, else the first
 * one with a word of it.
 */
function presentFoundCase(hit: CaseHit, text: string): FoundCase {
  const fields: Record<FoundCase['matchedIn'], string | null> = {
    CaseNo: hit.case_no,
    vehicleNo: hit.vehicle_no,
    chassisNo: hit.chassis_no,
    engineNo: hit.engine_no,
    applicationNo: hit.application_no,
    buyerName: hit.buyer_name,
    sellerName: hit.seller_name,
    buyerPhoneNo: hit.buyer_phone_no,
    sellerPhoneNo: hit.seller_phone_no,
    firmName: hit.firm_name,
  }
  const { words, bare, caseNo, phone } = parseSearchText(text)
  const has = (part: string, spelt: (value: string) => string) =>
    matchedFields.find((name) => spelt(fields[name] ?? '').includes(part))
  const matchedIn =
    (caseNo === hit.case_no && 'CaseNo') ||
    (normalizePlate(hit.vehicle_no).endsWith(bare) && 'vehicleNo') ||
    matchedFields.find((name) => (fields[name] ?? '').toUpperCase().endsWith(words.join(' '))) ||
    has(words.join(' '), (value) => value.toUpperCase()) ||
    (phone && has(phone, (value) => value)) ||
    (bare && has(bare, normalizePlate)) ||
    words.map((word) => has(word, (value) => value.toUpperCase())).find(Boolean) ||
    'CaseNo'
  return {
    id: hit.id,
    CaseNo: hit.case_no,
    vehicleNo: hit.vehicle_no,
    status: hit.status,
    buyerName: hit.buyer_name,
    matchedIn,
    matched: fields[matchedIn] ?? '',
  }
}

/** Presents a matching vehicle; a client gets no owner. */
const presentFoundVehicle = ({ role }: Pick<Actor, 'role'>, hit: VehicleHit): FoundVehicle => ({
  id: hit.id,
  vehicleNo: hit.vehicle_no,
  chassisNo: hit.chassis_no,
  firmName: hit.firm_name,
  ...(role !== 'client' && { ownerName: hit.owner_name }),
})

/**
 * Returns the newest cases of an employee's colleagues by CaseNo or the end of the plate, if the profile of the office
 * allows it. Names and phones are not searched: a match would reveal to whom a vehicle belongs.
 */
async function findColleaguesCases(db: Db, { userId }: Pick<Actor, 'userId'>, text: string) {
  const conditions = byCaseNoOrPlate(parseSearchText(text))
  if (conditions.length === 0) return []
  return db
    .with(
      (cte) => cte('cases').materialized(),
      () =>
        db
          .selectFrom('cases')
          .select(['id', 'case_no', 'vehicle_no', 'status', 'created_by'])
          .where((eb) => eb.or(conditions))
          .where('cases.created_by', '<>', userId)
          .where((eb) =>
            eb.exists(eb.selectFrom('office_profile').select('id').where('colleagues_in_search', '=', true)),
          )
          .limit(MAX_MATCHES),
    )
    .selectFrom('cases')
    .innerJoin('users', 'users.id', 'cases.created_by')
    .select(['case_no as CaseNo', 'vehicle_no as vehicleNo', 'cases.status', fullName.as('desk')])
    .orderBy('cases.id', 'desc')
    .limit(MAX_CASES)
    .execute()
}

export const searchRoutes: Route[] = [query(searchEndpoints.find, findAll)]
