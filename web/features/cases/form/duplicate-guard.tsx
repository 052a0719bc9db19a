import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CopyCheck, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { COMPANY } from '#contract/aadhaar.ts'
import { caseFields } from '#contract/cases/case-fields.ts'
import { type OwnerParty, ownerParties } from '#contract/cases/case-values.ts'
import { showInstantDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { chassisKey, hasNumber, vehicleKey } from '#contract/vehicles/plate-key.ts'
import type { VehicleCheckResult } from '#contract/vehicles/vehicle.ts'
import { vehicleEndpoints } from '#web/endpoints.generated.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import type { Option } from '#web/ui/listbox.tsx'
import { type CaseFormValues, FormQuestion, useCaseFormContext } from './case-form-values.tsx'

/** The numbers that were in the fields when one of them was left. */
export interface LeftNumbers {
  vehicleNo: string
  chassisNo: string
}

/** The key that fills the form; a letter would be typed. */
const FILL_KEY = 'F2'

interface DuplicateGuardProps {
  numbers: LeftNumbers
  /** True for a new case that was begun on the page of its vehicle: the form is filled at once. */
  fills: boolean
}

/**
 * Names the open cases of a vehicle, which prevent nothing, and offers to fill the form from its newest case. A failed
 * check shows nothing.
 */
export function DuplicateGuard({ numbers, fills }: DuplicateGuardProps) {
  const isAsked = hasNumber(numbers)
  const { data, isPlaceholderData } = useQuery({
    ...apiQuery(vehicleEndpoints.check, { body: numbers }),
    enabled: isAsked,
    retry: false,
    // The offer keeps its Undo while the numbers that it filled in are checked.
    placeholderData: keepPreviousData,
  })
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  if (!data || !isAsked) return null
  const { open, last } = data.data
  const shown = open.filter(({ CaseNo }) => !dismissed.includes(CaseNo))
  if (shown.length === 0 && !last) return null
  return (
    <section aria-label={t.vehicles('guardLabel')} className="mt-4 grid gap-3">
      {shown.map((one) => (
        <OpenCase key={one.CaseNo} one={one} onDismiss={() => setDismissed([...dismissed, one.CaseNo])} />
      ))}
      {last && (
        <FillOffer
          key={last.CaseNo}
          last={last}
          fills={fills}
          isOfFormer={isPlaceholderData && !isOfVehicle(numbers, last.vehicleDetail)}
        />
      )}
    </section>
  )
}

interface OpenCaseProps {
  one: VehicleCheckResult['open'][number]
  onDismiss: () => void
}

function OpenCase({ one: { id, CaseNo, status, createdAt, branchCode }, onDismiss }: OpenCaseProps) {
  const role = useStaffRole()
  return (
    <FormQuestion
      text={t.vehicles('openCaseOf', {
        caseNo: CaseNo,
        status: t.states(`case.${status}`),
        day: showInstantDay(createdAt),
        branch: branchCode || 'none',
      })}
    >
      {id && (
        <Link
          to={paths[role].caseDetail.pattern}
          params={{ caseNo: CaseNo }}
          target="_blank"
          className={buttonStyle({ size: 'sm' })}
        >
          {t.vehicles('openIt')}
          <span className="sr-only"> {t.vehicles('inNewTab', { caseNo: CaseNo })}</span>
        </Link>
      )}
      <Button size="sm" onClick={onDismiss}>
        {t.vehicles('anotherMatter')}
      </Button>
    </FormQuestion>
  )
}

interface FillOfferProps {
  last: NonNullable<VehicleCheckResult['last']>
  fills: boolean
  /** The numbers are now of another vehicle, whose answer is pending: only Undo is left. */
  isOfFormer: boolean
}

function FillOffer({ last, fills, isOfFormer }: FillOfferProps) {
  const { getValues, setValue, reset, formState } = useFormContext<CaseFormValues>()
  const { firmNames } = useCaseFormContext().pickers
  const [before, setBefore] = useState<{ typed: CaseFormValues; start: CaseFormValues } | null>(null)
  const filled = (values: CaseFormValues) => ({
    ...values,
    ...fillFromCase(values, last, firmNames),
    byHand: { fromRTO: true },
  })
  const write = (values: CaseFormValues) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    for (const group of filledGroups) setValue(group, values[group], options)
    setValue('byHand', values.byHand)
  }
  /** Initial values are no input of the user: they leave no draft. */
  const beginWith = (values: CaseFormValues) =>
    reset(values, { keepValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true })
  const fill = () => {
    const typed = structuredClone(getValues())
    setBefore({ typed, start: structuredClone(formState.defaultValues) as CaseFormValues })
    write(filled(typed))
  }
  const undo = () => {
    if (!before) return
    beginWith(before.start)
    write(before.typed)
    setBefore(null)
  }
  const fillAtOnce = useEffectEvent(() => {
    // Unsent input for the vehicle stays: there the offer waits.
    const isAsAtFirst = JSON.stringify(getValues()) === JSON.stringify(formState.defaultValues)
    if (!fills || (getValues('vehicleDetail.vehicleNo') !== '' && !isAsAtFirst)) return
    fill()
    beginWith(filled(formState.defaultValues as CaseFormValues))
  })
  useEffect(() => fillAtOnce(), [])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== FILL_KEY || before || document.querySelector('[role="dialog"]')) return
    // The number in the field may be newer than the offer, which follows when the field is left.
    if (!isOfVehicle(getValues('vehicleDetail'), last.vehicleDetail)) return
    event.preventDefault()
    fill()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  if (isOfFormer && !before) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-md border border-info-line bg-info-soft px-3.5 py-3 text-info text-sm"
    >
      <p className="min-w-0 flex-1 basis-60">
        {before
          ? t.vehicles('filledFrom', { caseNo: last.CaseNo })
          : t.vehicles('knownVehicle', { caseNo: last.CaseNo })}
      </p>
      {before ? (
        <Button icon={Undo2} size="sm" onClick={undo}>
          {t.vehicles('undoFill')}
        </Button>
      ) : (
        <Button icon={CopyCheck} size="sm" aria-keyshortcuts={FILL_KEY} onClick={fill}>
          {t.vehicles('fillFrom', { caseNo: last.CaseNo })}
          <KeyHint keyName={FILL_KEY} />
        </Button>
      )}
    </div>
  )
}

/** Returns whether the typed plate or chassis number is that of a vehicle; true while no plate is typed. */
function isOfVehicle(typed: LeftNumbers, { vehicleNo, chassisNo }: LeftNumbers): boolean {
  const [plate, chassis] = [vehicleKey(typed.vehicleNo), chassisKey(typed.chassisNo)]
  return plate === '' || plate === vehicleKey(vehicleNo) || (chassis !== '' && chassis === chassisKey(chassisNo))
}

/** The groups of a form that an earlier case of the vehicle fills. */
const copiedGroups = ['vehicleDetail', 'expireDetail', 'ownerDetails'] as const
const filledGroups = ['generalDetail', ...copiedGroups] as const
type Filled = Pick<CaseFormValues, (typeof filledGroups)[number]>

/** The answer has Aadhaar numbers masked, and an old re-assigned number ends with its case. */
const isCopied = (name: string, kind: string, value: unknown) =>
  (kind !== 'aadhaar' || value === COMPANY) && name !== 'rmaVehicleNo'

/** An Aadhaar number stays with the name beside which it was typed. */
const ofSameNames = (filled: Filled['ownerDetails'], typed: Filled['ownerDetails']): Filled['ownerDetails'] => {
  const isOthers = (party: OwnerParty) =>
    filled[`${party}Name`] !== typed[`${party}Name`] && filled[`${party}AadharNo`] === typed[`${party}AadharNo`]
  const cleared = ownerParties.filter(isOthers).map((party) => [`${party}AadharNo`, ''])
  return { ...filled, ...Object.fromEntries(cleared) }
}

/**
 * Returns the groups of a form, filled from an earlier case where that has a value; other input stays, but no Aadhaar number
 * of another name. The dealer is filled in where none was chosen, if `dealers` still has that firm.
 */
function fillFromCase(
  typed: CaseFormValues,
  last: NonNullable<VehicleCheckResult['last']>,
  dealers: readonly Option[],
): Filled {
  const groups = copiedGroups.map((group) => {
    const known: Readonly<Record<string, unknown>> = last[group] ?? {}
    const copied = Object.entries(caseFields[group]).flatMap(([name, { kind }]) =>
      isCopied(name, kind, known[name]) && known[name] ? [[name, known[name]]] : [],
    )
    return [group, { ...typed[group], ...Object.fromEntries(copied) }]
  })
  const dealer = dealers.find(({ value }) => value === last.firmName)?.value ?? ''
  const generalDetail = { ...typed.generalDetail, firmName: typed.generalDetail.firmName || dealer }
  const filled = { generalDetail, ...Object.fromEntries(groups) } as Filled
  return { ...filled, ownerDetails: ofSameNames(filled.ownerDetails, typed.ownerDetails) }
}
