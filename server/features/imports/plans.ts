import { type ImportKind, importColumns } from '#contract/imports/import-columns.ts'
import { ImportedVehicle } from '#contract/imports/imported-vehicle.ts'
import { readPhones } from '#contract/tables/read-phones.ts'
import { vehicleKey } from '#contract/vehicles/plate-key.ts'
import { enterVehicles, withdrawEntries } from '../vehicles/vehicle-entries.ts'
import { type Cells, checkInput, type ImportPlan, readCells } from './import-plan.ts'
import { casePlan } from './plans/case-plan.ts'
import { clientPlan } from './plans/client-plan.ts'
import { branchPlan, firmPlan, rtoPlan } from './plans/reference-plans.ts'

/** Vehicles of an old register: new ones are created, and known ones get the dates of the sheet. */
const vehiclePlan: ImportPlan<ImportedVehicle> = {
  async open() {
    const columns = importColumns('vehicles')
    return {
      check: (cells) => checkInput(ImportedVehicle, withOtherPhones(cells, readCells(columns, cells))),
      keyOf: ({ vehicleNo }) => ({ key: vehicleKey(vehicleNo), field: 'vehicleNo' }),
    }
  },
  write: (tx, ctx, values, importId, written) => enterVehicles(tx, ctx, [...values].flat(), importId, written),
  undo: (tx, _ctx, made, importId) => withdrawEntries(tx, importId, made),
}

/** Gives the note what a cell says besides a number, and the number of an owner without a name, which has no field. */
function withOtherPhones(cells: Cells, read: Record<string, unknown>): Record<string, unknown> {
  const { phone, note } = readPhones(cells.phoneNo ?? '') ?? { phone: '', note: '' }
  if (read.ownerName || phone === '') return { ...read, otherPhones: note }
  return { ...read, phoneNo: undefined, otherPhones: [phone, note].filter(Boolean).join(', ') }
}

const plans = {
  rtos: rtoPlan,
  firms: firmPlan,
  branches: branchPlan,
  clients: clientPlan,
  vehicles: vehiclePlan,
  cases: casePlan,
} as const satisfies Record<ImportKind, unknown>

/** Returns the plan of a kind; only the plan itself knows the type of its values. */
export const planOf = (kind: ImportKind) => plans[kind] as unknown as ImportPlan<unknown>
