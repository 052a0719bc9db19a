import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { OwnerParty } from '#contract/cases/case-values.ts'
import { pincodeIn, stateOfPincode } from '#contract/tables/pincodes.ts'
import { readState } from '#contract/tables/read-state.ts'
import { type CaseFormValues, useCaseFormContext } from './case-form-values.tsx'

/* What a new case proposes by what was typed before. What a person types stays. */

/** The To RTO of a vehicle that stays at its RTO; none where it goes to another one. */
export const ownOffice = (fromRTO: string, to: string): string => (to === 'OTHER' ? '' : fromRTO)

/** The To RTO of a new case is its From RTO, until a person chooses another one. */
export function useToRto() {
  const { isEdit } = useCaseFormContext()
  const { getValues, setValue, formState } = useFormContext<CaseFormValues>()
  const write = (office: string) =>
    setValue('vehicleDetail.toRTO', office, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return {
    followFrom: (before: string, now: string) => {
      const { toRTO } = getValues('vehicleDetail')
      const office = ownOffice(now, getValues('transactionDetail.to'))
      if (!isEdit && (toRTO === '' || toRTO === before) && toRTO !== office) write(office)
    },
    followTransfer: (to: string) => {
      const { fromRTO, toRTO } = getValues('vehicleDetail')
      const office = ownOffice(fromRTO, to)
      if (!isEdit && (toRTO === '' || toRTO === fromRTO) && toRTO !== office) write(office)
    },
  }
}

/** Proposes the state of an owner by the PIN code in the address; without one, by the letters of the RTO. */
export function useOwnerState(party: OwnerParty): () => void {
  const { getValues, setValue, formState } = useFormContext<CaseFormValues>()
  const proposed = useRef('')
  return () => {
    const [address, state] = [getValues(`ownerDetails.${party}Address`), getValues(`ownerDetails.${party}State`)]
    const { fromRTO, toRTO } = getValues('vehicleDetail')
    if (state !== proposed.current) return
    const pincode = pincodeIn(address)
    const byOffice = readState((party === 'seller' ? fromRTO : toRTO).slice(0, 2))
    const next = address.trim() === '' ? '' : ((pincode === null ? byOffice : stateOfPincode(pincode)) ?? '')
    proposed.current = next
    if (next !== state)
      setValue(`ownerDetails.${party}State`, next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
}
