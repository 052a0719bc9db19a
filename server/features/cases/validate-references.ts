import { sql } from 'kysely'
import { type PathWith, type PlacedField, placedFields } from '#contract/cases/case-field-sets.ts'
import type { CaseEdit, NewCase } from '#contract/cases/case-form.ts'
import { caseColumns } from '#contract/cases/case-list-fields.ts'
import type { TextName } from '#contract/texts/translate.ts'
import type { Tx } from '../../db/connect.ts'
import { badRequest, type FieldErrors } from '../../http/errors.ts'
import { valueIn } from './case-mapping.ts'
import type { StoredCase } from './scope.ts'

export type Choice = PathWith<{ from: string }>

const picked = placedFields.filter(({ field }) => field.from)
const pickedNames = picked.map(({ path }) => path) as Choice[]

/** The message for a value that is in no reference list. */
export const notInList = {
  'generalDetail.firmName': 'cases.badFirm',
  'generalDetail.branchCodeId': 'cases.badBranch',
  'generalDetail.employeeCodeId': 'cases.badEmployee',
  'vehicleDetail.fromRTO': 'cases.badFromRto',
  'vehicleDetail.toRTO': 'cases.badToRto',
  'transactionDetail.hptId': 'cases.badHpt',
  'transactionDetail.hpaId': 'cases.badHpa',
} as const satisfies Record<Choice, TextName>

type Chosen = Record<Choice, string | null>

export interface Codes {
  branchCode: string | null
  employeeCode: string | null
}

/**
 * Throws 400, with a message for each field, for values that are not in the reference lists (contract
 * section 3): the firm of a verified client, active RTOs and financiers, and branch and employee where
 * given; a proposed RTO only in a case of its proposer, `maker`. On an edit, an unchanged value stays valid even if it was
 * deactivated.
 *
 * Returns the id of the client whose firm the case names; an unchanged name keeps its client.
 */
export async function validateReferences(
  tx: Tx,
  body: NewCase | CaseEdit,
  { branchCode, employeeCode }: Codes,
  maker: string,
  before?: StoredCase,
): Promise<string | null> {
  const chosen: Chosen = {
    ...chosenBy((placed) => valueIn(body, placed)),
    'generalDetail.branchCodeId': branchCode,
    'generalDetail.employeeCodeId': employeeCode,
  }
  const stored = before && chosenBy(({ name }) => before[caseColumns[name]])
  const toCheck = pickedNames.filter((name) => chosen[name] !== null && chosen[name] !== stored?.[name])
  if (toCheck.length === 0) return before?.dealer_id ?? null
  const known = await lookUp(tx, chosen, maker)
  const fields: FieldErrors = {}
  for (const name of toCheck) if (!known?.[name]) fields[name] = notInList[name]
  if (Object.keys(fields).length > 0) throw badRequest(fields)
  return toCheck.includes('generalDetail.firmName') ? (known?.dealerId ?? null) : (before?.dealer_id ?? null)
}

const chosenBy = (choose: (placed: PlacedField) => unknown) =>
  Object.fromEntries(picked.map((placed) => [placed.path, choose(placed)])) as Chosen

type Known = Record<Choice, boolean> & { dealerId: string | null }

/** One statement for all seven fields, because every create runs it. */
async function lookUp(tx: Tx, chosen: Chosen, maker: string): Promise<Known | undefined> {
  // A merge replaces a proposed RTO in the cases that name it, so it waits for this one.
  const isRto = (name: string | null) => sql`(
    exists (select from rtos where display_name = ${name} and is_active and proposed_by is null)
    or exists (select from rtos where display_name = ${name} and is_active and proposed_by = ${maker}::uuid for key share))`
  const { rows } = await sql<Known>`select
    (select id from clients where firm_name = ${chosen['generalDetail.firmName']} and is_verified) as "dealerId",
    exists (select from clients where firm_name = ${chosen['generalDetail.firmName']} and is_verified)
      as "generalDetail.firmName",
    exists (select from branches where branch_code = ${chosen['generalDetail.branchCodeId']})
      as "generalDetail.branchCodeId",
    exists (select from users where employee_code = ${chosen['generalDetail.employeeCodeId']})
      as "generalDetail.employeeCodeId",
    ${isRto(chosen['vehicleDetail.fromRTO'])} as "vehicleDetail.fromRTO",
    ${isRto(chosen['vehicleDetail.toRTO'])} as "vehicleDetail.toRTO",
    exists (select from firms where id = ${chosen['transactionDetail.hptId']}::uuid and is_active)
      as "transactionDetail.hptId",
    exists (select from firms where id = ${chosen['transactionDetail.hpaId']}::uuid and is_active)
      as "transactionDetail.hpaId"`.execute(tx)
  return rows[0]
}
