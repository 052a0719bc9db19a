import { caseFields } from '#contract/cases/case-fields.ts'
import type { VehicleCheckResult } from '#contract/vehicles/vehicle.ts'
import type { Option } from '#web/ui/option.ts'
import type { CaseFormValues } from './case-form-values.ts'

/** The groups of a form that an earlier case of the vehicle fills. */
const copiedGroups = ['vehicleDetail', 'expireDetail', 'ownerDetails'] as const
export const filledGroups = ['generalDetail', ...copiedGroups] as const
type Filled = Pick<CaseFormValues, (typeof filledGroups)[number]>

/** What is not copied: the answer has Aadhaar numbers masked, and an old re-assigned number ends with its case. */
const isCopied = (name: string, kind: string) => kind !== 'aadhaar' && name !== 'rmaVehicleNo'

/**
 * Returns the groups of a form, filled from an earlier case where that has a value; what was typed elsewhere stays. The
 * dealer is filled in where none was chosen, if `dealers` still has that firm.
 */
export function fillFromCase(
  typed: CaseFormValues,
  last: NonNullable<VehicleCheckResult['last']>,
  dealers: readonly Option[],
): Filled {
  const groups = copiedGroups.map((group) => {
    const known: Readonly<Record<string, unknown>> = last[group] ?? {}
    const copied = Object.entries(caseFields[group]).flatMap(([name, { kind }]) =>
      isCopied(name, kind) && known[name] ? [[name, known[name]]] : [],
    )
    return [group, { ...typed[group], ...Object.fromEntries(copied) }]
  })
  const dealer = dealers.find(({ value }) => value === last.firmName)?.value ?? ''
  const generalDetail = { ...typed.generalDetail, firmName: typed.generalDetail.firmName || dealer }
  return { generalDetail, ...Object.fromEntries(groups) } as Filled
}
