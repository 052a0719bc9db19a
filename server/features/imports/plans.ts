import type { ImportKind } from '#contract/imports/import-columns.ts'
import type { ImportPlan } from './import-plan.ts'
import { casePlan } from './plans/case-plan.ts'
import { clientPlan } from './plans/client-plan.ts'
import { branchPlan, firmPlan, rtoPlan } from './plans/reference-plans.ts'
import { vehiclePlan } from './plans/vehicle-plan.ts'

const plans = {
  rtos: rtoPlan,
  firms: firmPlan,
  branches: branchPlan,
  clients: clientPlan,
  vehicles: vehiclePlan,
  cases: casePlan,
} as const satisfies Record<ImportKind, unknown>

/** Returns the plan of a kind; only the plan itself knows what its values are. */
export const planOf = (kind: ImportKind) => plans[kind] as unknown as ImportPlan<unknown>
