import type { DealerRequest } from '#contract/requests/request.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import type { CasePickers } from './case-form-parts.tsx'
import type { CaseFormValues } from './case-form-values.ts'
import { officeOfPlate } from './vehicle-fields.tsx'

/** The services that a flag of the form asks for. */
const flags = ['fitness', 'rrf', 'rma', 'alteration', 'conversion', 'addressChange', 'drc'] as const

/**
 * Returns the values of a new case, filled from a request of a dealer: its firm if that can still be chosen, the plate and
 * its RTO, and its services. HPT and HPA need a financier, which a request does not name.
 */
export function fillFromRequest(
  empty: CaseFormValues,
  { firmName, vehicleNo, services }: Pick<DealerRequest, 'firmName' | 'vehicleNo' | 'services'>,
  pickers: Pick<CasePickers, 'firmNames' | 'rtos'>,
): CaseFormValues {
  const asks = (code: ServiceCode) => services.includes(code)
  const { generalDetail, vehicleDetail, transactionDetail } = empty
  const dealer = pickers.firmNames.find(({ value }) => value === firmName)?.value ?? ''
  return {
    ...empty,
    generalDetail: { ...generalDetail, firmName: dealer },
    vehicleDetail: { ...vehicleDetail, vehicleNo, fromRTO: officeOfPlate(pickers, vehicleNo) },
    transactionDetail: {
      ...transactionDetail,
      ...Object.fromEntries(flags.map((flag) => [flag, asks(flag)])),
      to: asks('transferLocal') ? 'LOCAL' : asks('transferOther') ? 'OTHER' : 'NA',
      numberPlate: asks('hsrp') ? 'HSRP' : transactionDetail.numberPlate,
    },
  }
}
