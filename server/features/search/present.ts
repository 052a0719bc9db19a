import { normalizePlate } from '#contract/cases/plate.ts'
import {
  type ColleagueCase,
  type FoundCase,
  type FoundVehicle,
  matchedFields,
  type SearchResults,
} from '#contract/search/search.ts'
import type { Actor } from '../../actor.ts'
import type { CaseHit } from './find-cases.ts'
import type { ColleagueHit } from './find-colleagues-cases.ts'
import type { ClientHit, EmployeeHit } from './find-people.ts'
import type { VehicleHit } from './find-vehicles.ts'
import { parseSearchText } from './parse-search-text.ts'

/**
 * Presents a matching case with the field that matched: the first one with the text, else the first
 * one with a word of it.
 */
export function presentFoundCase(hit: CaseHit, text: string): FoundCase {
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
export const presentFoundVehicle = ({ role }: Pick<Actor, 'role'>, hit: VehicleHit): FoundVehicle => ({
  id: hit.id,
  vehicleNo: hit.vehicle_no,
  chassisNo: hit.chassis_no,
  firmName: hit.firm_name,
  ...(role !== 'client' && { ownerName: hit.owner_name }),
})

export const presentColleagueCase = (hit: ColleagueHit): ColleagueCase => ({
  CaseNo: hit.case_no,
  vehicleNo: hit.vehicle_no,
  status: hit.status,
  desk: `${hit.first_name} ${hit.last_name}`,
})

export const presentFoundClient = (hit: ClientHit): SearchResults['clients'][number] => ({
  id: hit.id,
  name: `${hit.first_name} ${hit.last_name}`,
  firmName: hit.firm_name,
})

export const presentFoundEmployee = (hit: EmployeeHit): SearchResults['employees'][number] => ({
  id: hit.id,
  name: `${hit.first_name} ${hit.last_name}`,
  employeeCode: hit.employee_code,
})
