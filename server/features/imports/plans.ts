import { type ImportKind, importColumns } from '#contract/imports/import-columns.ts'
import { ImportedVehicle } from '#contract/imports/imported-vehicle.ts'
import { vehicleKey } from '#contract/vehicles/plate-key.ts'
import { enterVehicles, withdrawEntries } from '../vehicles/vehicle-entries.ts'
import { checkInput, type ImportPlan, readCells } from './import-plan.ts'
import { casePlan } from './plans/case-plan.ts'
import { clientPlan } from './plans/client-plan.ts'
import { branchPlan, firmPlan, rtoPlan } from './plans/reference-plans.ts'

/** Vehicles of an old register: new ones are created, and known ones get the dates of the sheet. */
const vehiclePlan: ImportPlan<ImportedVehicle> = {
  async open() {
    const columns = importColumns('vehicles')
    return {
      check: (cells) => checkInput(ImportedVehicle, readCells(columns, cells)),
      keyOf: ({ vehicleNo }) => ({ key: vehicleKey(vehicleNo), field: 'vehicleNo' }),
    }
  },
  write: (tx, ctx, values, importId, written) => enterVehicles(tx, ctx, [...values].flat(), importId, written),
  undo: (tx, _ctx, made, importId) => withdrawEntries(tx, importId, made),
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
