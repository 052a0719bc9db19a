import { sql } from 'kysely'
import { caseGroups, type FieldPath, placedFields } from '#contract/cases/case-field-sets.ts'
import { NewCase, ownerFields } from '#contract/cases/case-form.ts'
import { importColumns } from '#contract/imports/import-columns.ts'
import { nameKey } from '#contract/text.ts'
import { textOf } from '#contract/texts.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import { chunksOf } from '#server/db/rows.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { type CheckedCase, createCases } from '../../cases/create-cases.ts'
import { lockVehicles, updateVehicles } from '../../cases/update-vehicles.ts'
import { type Choice, notInList } from '../../cases/validate-references.ts'
import { BATCH, type Cells, checkInput, type ImportPlan, type Problem, readCells } from '../import-plan.ts'

/** The reference lists of the office, by which cells are resolved as `validateReferences` asks for single cases. */
interface References {
  /** The clients of firm names that a case may name. */
  firms: ReadonlyMap<string, string>
  branches: ReadonlySet<string>
  employees: ReadonlySet<string>
  /** The display names of RTOs by themselves, and by their codes. */
  rtos: ReadonlyMap<string, string>
  financiers: ReadonlyMap<string, string>
}

/** A placeholder for a financier that is not in the list, so that no other error is reported for it. */
const NO_FINANCIER = '00000000-0000-4000-8000-000000000000'

async function readReferences(db: Db): Promise<References> {
  const [clients, branches, users, rtos, financiers] = await Promise.all([
    db.selectFrom('clients').select(['id', 'firm_name']).where('is_verified', '=', true).execute(),
    db.selectFrom('branches').select('branch_code').execute(),
    db.selectFrom('users').select('employee_code').where('employee_code', 'is not', null).execute(),
    db.selectFrom('rtos').select(['display_name', 'code_key']).where('is_active', '=', true).execute(),
    db.selectFrom('firms').select(['id', 'name_key']).where('is_active', '=', true).execute(),
  ])
  return {
    firms: new Map(clients.map(({ id, firm_name }) => [firm_name, id])),
    branches: new Set(branches.map(({ branch_code }) => branch_code)),
    employees: new Set(users.map(({ employee_code }) => employee_code ?? '')),
    rtos: new Map([
      ...rtos.map(({ code_key, display_name }) => [code_key, display_name] as const),
      ...rtos.map(({ display_name }) => [display_name, display_name] as const),
    ]),
    financiers: new Map(financiers.map(({ id, name_key }) => [name_key, id])),
  }
}

const nameOfColumn = new Map(placedFields.map(({ path, historyName }) => [path, historyName]))

/** Returns the cells in the groups of the form. */
function toGroups(values: Record<string, unknown>, references: References): Record<string, Record<string, unknown>> {
  const groups = Object.fromEntries(caseGroups.map((group): [string, Record<string, unknown>] => [group, {}]))
  for (const { group, name, historyName, field } of placedFields) {
    const value = values[historyName]
    const inGroup = groups[group] ?? {}
    if (typeof value !== 'string') inGroup[name] = value
    else if (field.from === 'financiers') inGroup[name] = references.financiers.get(nameKey(value)) ?? NO_FINANCIER
    else if (field.from === 'rtos')
      inGroup[name] = references.rtos.get(value) ?? references.rtos.get(plateKey(value)) ?? value
    else inGroup[name] = value
  }
  return groups
}

/** Returns the column of a path; for the owners as a whole the first one that is blank. */
const columnOfPath = (cells: Cells) => (path: readonly PropertyKey[]) =>
  nameOfColumn.get(path.join('.') as FieldPath) ??
  ownerFields.find((name) => !cells[name]?.trim()) ??
  String(path[0] ?? '')

function badReferences(input: NewCase, references: References): Problem[] {
  const { generalDetail, vehicleDetail, transactionDetail } = input
  const known: Record<Choice, boolean> = {
    'generalDetail.firmName': references.firms.has(generalDetail.firmName),
    'generalDetail.branchCodeId': isKnown(references.branches, generalDetail.branchCodeId),
    'generalDetail.employeeCodeId': isKnown(references.employees, generalDetail.employeeCodeId),
    'vehicleDetail.fromRTO': references.rtos.has(vehicleDetail.fromRTO),
    'vehicleDetail.toRTO': references.rtos.has(vehicleDetail.toRTO),
    'transactionDetail.hptId': transactionDetail.hptId !== NO_FINANCIER,
    'transactionDetail.hpaId': transactionDetail.hpaId !== NO_FINANCIER,
  }
  return (Object.keys(known) as Choice[]).flatMap((path) =>
    known[path] ? [] : [{ field: nameOfColumn.get(path) ?? path, message: textOf(notInList[path]) }],
  )
}

const isKnown = (list: ReadonlySet<string>, code: string | null) => code === null || list.has(code)

/** Open cases of an office that moves in: new cases of the superadmin who imports them. */
export const casePlan: ImportPlan<CheckedCase> = {
  async open(db) {
    const columns = importColumns('cases')
    const references = await readReferences(db)
    return {
      check(cells) {
        const groups = toGroups(readCells(columns, cells), references)
        const checked = checkInput(NewCase, groups, columnOfPath(cells))
        if ('problems' in checked) return checked
        const { value: input } = checked
        const problems = badReferences(input, references)
        if (problems.length > 0) return { problems }
        return { value: { input, dealerId: references.firms.get(input.generalDetail.firmName) ?? null } }
      },
      // A second case of a vehicle is not an error; the same row twice is.
      keyOf: ({ input }) => ({ key: JSON.stringify(input), field: 'vehicleNo' }),
    }
  },
  write: (tx, ctx, values, _importId, written) => createCases(tx, ctx, values, written),
  async undo(tx, _ctx, made) {
    // The locks of all cases, and then of all vehicles, come first, each in one order.
    const vehicles = new Set<string>()
    for (const batch of chunksOf(made.toSorted(), BATCH)) {
      const cases = await lockUntouched(tx, batch)
      if (cases === null) return false
      for (const { vehicle_id } of cases) if (vehicle_id) vehicles.add(vehicle_id)
    }
    await lockVehicles(tx, [...vehicles])
    for (const batch of chunksOf(made, BATCH)) {
      await sql`delete from vault where owner_id = any(${batch}::uuid[])`.execute(tx)
      await sql`delete from cases where id = any(${batch}::uuid[])`.execute(tx)
    }
    for (const batch of chunksOf([...vehicles], BATCH)) await updateVehicles(tx, batch)
    return true
  },
}

/** Locks cases and returns their vehicles; null where one was changed or is gone. */
async function lockUntouched(tx: Tx, ids: readonly string[]): Promise<{ vehicle_id: string | null }[] | null> {
  const { rows } = await sql<{ vehicle_id: string | null; isUntouched: boolean }>`
    select vehicle_id, version = 1 and status = 'Created' and not exists (
      select from history where subject_type = 'case' and subject_id = cases.id and action <> 'created') as "isUntouched"
    from cases where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
  return rows.length === ids.length && rows.every(({ isUntouched }) => isUntouched) ? rows : null
}
