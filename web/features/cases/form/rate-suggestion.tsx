import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Case } from '#contract/cases/case.ts'
import { fieldByPath } from '#contract/cases/case-reading.ts'
import { servicesOf } from '#contract/cases/case-services.ts'
import { MAX_PAGE_SIZE, MAX_SEARCH } from '#contract/limits.ts'
import { showRupees } from '#contract/money.ts'
import type { Suggestion } from '#contract/rates/rate.ts'
import { type RatedCharge, ratedCharges } from '#contract/rates/rate-columns.ts'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import { t, textOf } from '#contract/texts.ts'
import { clientEndpoints, rateEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { CaseFieldInput, isFilledBy } from './case-field.tsx'
import { type CaseFormValues, useCaseFormContext } from './case-form-values.tsx'

type Charges = Partial<Suggestion>
const noCharges: Charges = {}

/** Whether a field follows the card: its present value came from there. */
const follows = (value: unknown, filled: unknown, isEdit: boolean) => value === filled && !(isEdit && filled === null)

/**
 * Fills the charges of a new case from the rate card and returns what the card says, in rupees. A
 * field follows the card while it holds what the card filled in last, or nothing before; in a saved case only after a
 * person took the card's amount.
 */
export function useRateSuggestion(): Charges {
  const { isEdit } = useCaseFormContext()
  const { getValues, setValue, formState } = useFormContext<CaseFormValues>()
  const suggestion = useSuggestion()
  const fill = useEffectEvent((charges: Charges) => {
    for (const name of ratedCharges) {
      const filled = getValues(`fromCard.${name}`)
      const amount = charges[name] ?? null
      if (!follows(getValues(`expenseDetail.${name}`), filled, isEdit) || amount === filled) continue
      setValue(`expenseDetail.${name}`, amount, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      setValue(`fromCard.${name}`, amount)
    }
  })
  useEffect(() => {
    if (suggestion) fill(suggestion)
  }, [suggestion])
  return suggestion ?? noCharges
}

/** Returns what the card says of the input; nothing for input without service or RTO, null while it is not known. */
function useSuggestion(): Charges | null {
  const { control } = useCaseFormContext()
  const firmName = useWatch({ control, name: 'generalDetail.firmName' })
  const toRTO = useWatch({ control, name: 'vehicleDetail.toRTO' })
  const services = useServices()
  const isAsked = services.length > 0 && toRTO !== ''
  const dealers = useQuery({
    ...apiQuery(clientEndpoints.active, {
      query: { search: firmName.slice(0, MAX_SEARCH), pageSize: String(MAX_PAGE_SIZE) },
    }),
    enabled: isAsked && firmName !== '',
    retry: false,
  })
  const dealer = dealers.data?.data.find((client) => client.firmName === firmName)
  const clientId = firmName !== '' && dealer ? dealer.id : null
  const { data } = useQuery({
    ...apiQuery(rateEndpoints.suggest, { body: { services, toRTO, clientId } }),
    enabled: isAsked && (firmName === '' || dealers.isSuccess),
    retry: false,
  })
  if (!isAsked) return noCharges
  return data?.data ?? null
}

/** Returns the services that the input asks for. */
function useServices(): ServiceCode[] {
  const { control, pickers } = useCaseFormContext()
  const transaction = useWatch({ control, name: 'transactionDetail' })
  const nameOf = (id: string) => pickers.financiers.find(({ value }) => value === id)?.label ?? NOT_FINANCED
  const { hptId, hpaId } = transaction
  return servicesOf({
    ...transaction,
    hptName: nameOf(hptId),
    hpaName: nameOf(hpaId),
  } as Case['transactionDetail'])
}

/** Returns the inputs of the charges that the card may have an amount for: the same before and after it has answered. */
export function useRatedFields(charges: Charges): Partial<Record<RatedCharge, ReactNode>> {
  const { role, isEdit } = useCaseFormContext()
  const fields = ratedCharges.flatMap((name) => {
    const isShown = isFilledBy(role, isEdit, fieldByPath[`expenseDetail.${name}`].field)
    return isShown ? [[name, <RatedField key={name} name={name} amount={charges[name] ?? null} />]] : []
  })
  return Object.fromEntries(fields)
}

/** A charge with the card's suggestion, as a button if the field holds another amount. */
function RatedField({ name, amount }: { name: RatedCharge; amount: number | null }) {
  const { control, isEdit } = useCaseFormContext()
  const { setValue, setFocus, formState } = useFormContext<CaseFormValues>()
  const value = useWatch({ control, name: `expenseDetail.${name}` })
  const filled = useWatch({ control, name: `fromCard.${name}` })
  if (amount === null) return <CaseFieldInput name={`expenseDetail.${name}`} />
  const text = t.rates('says', { amount: showRupees(amount) })
  const take = () => {
    setValue(`expenseDetail.${name}`, amount, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    setValue(`fromCard.${name}`, amount)
    // The pressed button disappears.
    setFocus(`expenseDetail.${name}`)
  }
  return (
    <CaseFieldInput
      name={`expenseDetail.${name}`}
      replaceable={value !== null && value === filled}
      hint={
        value === amount || follows(value, filled, isEdit) ? (
          text
        ) : (
          <Button
            variant="link"
            size="inline"
            aria-description={t.rates('take', { field: textOf(fieldByPath[`expenseDetail.${name}`].field.label) })}
            onClick={take}
          >
            {text}
          </Button>
        )
      }
    />
  )
}
