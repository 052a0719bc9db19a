import { importColumns } from '#contract/imports/import-columns.ts'
import { ImportedVehicle } from '#contract/imports/imported-vehicle.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import { tellVehicles, untellVehicles } from '../../vehicles/tell-vehicles.ts'
import { checkInput, type ImportPlan, readCells } from '../import-plan.ts'

/** Vehicles of an old register: new ones are made, and known ones are told their dates. */
export const vehiclePlan: ImportPlan<ImportedVehicle> = {
  async open() {
    const columns = importColumns('vehicles')
    return {
      check: (cells) => checkInput(ImportedVehicle, readCells(columns, cells)),
      keyOf: ({ vehicleNo }) => ({ key: plateKey(vehicleNo), field: 'vehicleNo' }),
    }
  },
  write: (tx, ctx, values, importId, written) => tellVehicles(tx, ctx, [...values].flat(), importId, written),
  undo: (tx, _ctx, made, importId) => untellVehicles(tx, importId, made),
}
