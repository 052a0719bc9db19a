import { caseFields } from '#contract/cases/case-fields.ts'
import type { VehicleCheckResult } from '#contract/vehicles/vehicle.ts'
import type { CaseFormValues } from './case-form-values.ts'

/** The groups of a form that an earlier case of the vehicle fills. */
const filledGroups = ['vehicleDetail', 'expireDetail', 'ownerDetails'] as const
type Filled = Pick<CaseFormValues, (typeof filledGroups)[number]>

/** What is not copied: the answer has Aadhaar numbers masked, and an old re-assigned number ends with its case. */
const isCopied = (name: string, kind: string) => kind !== 'aadhaar' && name !== 'rmaVehicleNo'

/** Returns the groups of a form, filled from an earlier case where that has a value; what was typed elsewhere stays. */
export function fillFromCase(typed: CaseFormValues, last: NonNullable<VehicleCheckResult['last']>): Filled {
  const groups = filledGroups.map((group) => {
    const known: Readonly<Record<string, unknown>> = last[group] ?? {}
    const copied = Object.entries(caseFields[group]).flatMap(([name, { kind }]) =>
      isCopied(name, kind) && known[name] ? [[name, known[name]]] : [],
    )
    return [group, { ...typed[group], ...Object.fromEntries(copied) }]
  })
  return Object.fromEntries(groups) as Filled
}
