import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { NewCase } from '#contract/cases/case-form.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { officeDay } from '#contract/dates.ts'
import type { SessionUser } from '#contract/identity/identity.ts'
import type { DealerRequest } from '#contract/requests/request.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import { t } from '#contract/texts.ts'
import { vehicleKey } from '#contract/vehicles/plate-key.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { draftKey, draftNames, isGroup, moveDraft, readDraft, useDraft } from '#web/forms/draft.tsx'
import { ApiError } from '#web/lib/errors.ts'
import { caseReads, expiryReads, invalidate } from '#web/lib/query.ts'
import { today, useStore } from '#web/lib/store.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { CaseForm, RestoredNotice } from './case-form.tsx'
import {
  type CaseFormValues,
  type CasePickers,
  caseResolver,
  emptyCaseForm,
  toRequestBody,
} from './case-form-values.tsx'
import { type PaperProposals, PaperProposalsContext } from './paper-proposals.tsx'
import { ownOffice } from './proposals.ts'
import { sampleCase } from './sample-case.ts'
import { officeOfPlate } from './vehicle-fields.tsx'

const noProposals: PaperProposals = {}
const requestReads = { below: '/request/' }
const resolver = caseResolver(NewCase, { partialOwners: 'refuse' })

interface NewCaseFormProps {
  user: SessionUser
  pickers: CasePickers
  notFinanced: string
  /** The plate of the vehicle whose page began the case; empty without one. */
  vehicle: string
  /** The request of a dealer that the address names. */
  requestId?: string | undefined
  /** This request as it was found; undefined for one that was no longer open. */
  request?: DealerRequest | undefined
  /** The case accepts the request; if that was decided meanwhile, the case is created without it. */
  isRequestOpen: boolean
  /** True for a form that begins with an invented case. */
  isSample?: boolean
  /** What papers say for its fields, and the papers above it. */
  papers?: { proposals: PaperProposals; list: ReactNode }
  onCreated: (id: string) => unknown
}

/**
 * The form of a new case. The input survives a failed submit and a reload, and is kept per vehicle or request: those of
 * the address never meet the input for another.
 */
export function NewCaseForm(props: NewCaseFormProps) {
  const [timesStartedOver, setTimesStartedOver] = useState(0)
  const startOver = () => setTimesStartedOver(timesStartedOver + 1)
  const key = `${props.requestId ?? props.vehicle} ${props.request?.id} ${props.isSample} ${timesStartedOver}`
  return <VehicleCaseForm key={key} {...props} onStartOver={startOver} />
}

interface VehicleCaseFormProps extends NewCaseFormProps {
  /** Called after the draft was deleted, for a form as it was at first. */
  onStartOver: () => void
}

function VehicleCaseForm(props: VehicleCaseFormProps) {
  const {
    user,
    pickers,
    notFinanced,
    vehicle,
    requestId,
    request,
    isRequestOpen,
    isSample = false,
    papers,
    onCreated,
    onStartOver,
  } = props
  const [name] = useState(() =>
    isSample ? OF_SAMPLE : requestId ? OF_REQUEST + requestId : draftNameFor(user.id, vehicle),
  )
  const [unsent] = useState(() => unsentCases(user.id))
  const form = useForm<CaseFormValues, unknown, CaseFormValues>({
    resolver,
    defaultValues: isSample
      ? sampleCase(initialValues(user, notFinanced), pickers)
      : request
        ? fillFromRequest(initialValues(user, notFinanced), request, pickers)
        : ofVehicle(initialValues(user, notFinanced), vehicle, pickers),
    shouldFocusError: false,
  })
  useApplicationDay(form)
  // An unfinished case is personal data.
  const draft = useDraft(form, name, { tabOnly: true, whole: true })
  const before = unsent.find((one) => one.name === name)
  const navigate = useNavigate()
  const leaveFor = (plate: string) => {
    form.setValue('vehicleDetail.vehicleNo', before?.plate ?? '', { shouldDirty: true })
    void navigate({ to: '.', search: { vehicle: vehicleKey(plate) } })
  }
  const discard = () => {
    draft.discard()
    onStartOver()
  }

  const create = useApiMutation(caseEndpoints.create, {
    invalidates: expiryReads,
    invalidatesOnConflict: [caseReads, requestReads],
    submitKey: { storageKey: draftKey(user.id, `key-of-${name}`) },
    onSuccess: draft.clear,
    onFailure: handleFailure,
  })
  const submit = async (values: CaseFormValues) => {
    const accepted = isRequestOpen && { requestId }
    const { id } = await create.mutateAsync({ body: { ...toRequestBody(values, user.role), ...accepted } })
    await onCreated(id)
    // The page, left by now, does not show the request as gone.
    if (accepted) await invalidate(requestReads)
  }

  return (
    <PaperProposalsContext value={papers?.proposals ?? noProposals}>
      <RestoredNotice draft={{ ...draft, discard }} plate={before?.plate} />
      <UnsentCases unsent={unsent.filter((one) => one.name !== name)} />
      <CaseForm
        kind="new"
        form={form}
        schema={NewCase}
        role={user.role}
        pickers={pickers}
        draft={draft}
        vehicle={request?.vehicleNo ?? vehicle}
        restored={draft.restored && before?.plate ? { plate: before.plate, leaveFor } : undefined}
        onSubmit={submit}
        intro={papers?.list}
      />
    </PaperProposalsContext>
  )
}

function initialValues(user: SessionUser, notFinanced: string): CaseFormValues {
  const empty = emptyCaseForm({ today: officeDay(new Date()), notFinanced })
  if (user.role === 'superadmin') return empty
  const codes = { branchCodeId: user.branchCode ?? '', employeeCodeId: user.employeeCode ?? '' }
  return { ...empty, generalDetail: { ...empty.generalDetail, ...codes } }
}

/** The form of a case that was begun with a plate. */
function ofVehicle(empty: CaseFormValues, vehicleNo: string, pickers: Pick<CasePickers, 'rtos'>): CaseFormValues {
  if (!vehicleNo) return empty
  const office = officeOfPlate(pickers, vehicleNo)
  return { ...empty, vehicleDetail: { ...empty.vehicleDetail, vehicleNo, fromRTO: office, toRTO: office } }
}

/** A form that stays open over midnight has the application date of the new day, unless a day was chosen. */
function useApplicationDay(form: UseFormReturn<CaseFormValues>): void {
  const day = useStore(today)
  useEffect(() => {
    const name = 'generalDetail.applicationDate'
    const usual = form.formState.defaultValues?.generalDetail?.applicationDate
    if (day && form.getValues(name) === usual) form.resetField(name, { defaultValue: day })
  }, [day, form])
}

function handleFailure(error: unknown): void {
  const wasCreatedBefore = error instanceof ApiError && error.serverMessage === t.general('keyReused')
  if (wasCreatedBefore)
    toast({ kind: 'warning', title: t.cases('createFailed'), description: t.cases('alreadyCreated') })
  else toastFailure(t.cases('createFailed'), error)
}

/** Links to the unsent new cases of other vehicles. */
function UnsentCases({ unsent }: { unsent: readonly UnsentCase[] }) {
  if (unsent.length === 0) return null
  return (
    <ul className="mb-5 grid gap-2">
      {unsent.map(({ name, plate }) => (
        <li
          key={name}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border bg-sunken px-4 py-2 text-muted"
        >
          {plate ? t.cases('unsentFor', { plate: showPlate(plate) }) : t.cases('unsentWithoutPlate')}
          <Link to="." search={searchOf(name)} className={buttonStyle({ size: 'sm' })}>
            {t.cases('goOn')}
            {plate && <span className="sr-only"> {showPlate(plate)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A new case that was begun and not sent: the name of its draft, and its plate as typed. */
interface UnsentCase {
  name: string
  plate: string
}

/** The draft of a form that was opened without a vehicle. */
const WITHOUT_VEHICLE = 'new-case'
const OF_VEHICLE = `${WITHOUT_VEHICLE}:`
/** The draft of a form that accepts a request; the id follows. */
const OF_REQUEST = 'new-case-of-request:'
/** The draft of the form with an invented case. */
const OF_SAMPLE = 'sample-case'
const nameFor = (vehicle: string) => (vehicle ? `${OF_VEHICLE}${vehicleKey(vehicle)}` : WITHOUT_VEHICLE)

/** The search parameters of the form that a draft belongs to: its request, its vehicle, or none. */
const searchOf = (name: string) =>
  name.startsWith(OF_REQUEST)
    ? { request: name.slice(OF_REQUEST.length) }
    : { vehicle: name.slice(OF_VEHICLE.length) || undefined }

/** Returns the user's new cases that were begun in this tab and not sent. */
function unsentCases(userId: string): UnsentCase[] {
  const names = draftNames(userId).filter(
    (name) => name === WITHOUT_VEHICLE || name.startsWith(OF_VEHICLE) || name.startsWith(OF_REQUEST),
  )
  return names.map((name) => {
    const { vehicleDetail } = readDraft(draftKey(userId, name)) ?? {}
    const plate = isGroup(vehicleDetail) ? vehicleDetail.vehicleNo : ''
    return { name, plate: typeof plate === 'string' ? plate.trim() : '' }
  })
}

/**
 * Returns the name of the draft of a form for this vehicle, or for none. A draft whose plate was corrected since belongs
 * to the vehicle of its new plate.
 */
function draftNameFor(userId: string, vehicle: string): string {
  const name = nameFor(vehicle)
  if (!vehicle) return name
  const unsent = unsentCases(userId).filter(({ name: other }) => !other.startsWith(OF_REQUEST))
  const ofVehicle = unsent.find(({ plate }) => vehicleKey(plate) === vehicleKey(vehicle))
  if (ofVehicle) return ofVehicle.name
  const corrected = unsent.find((one) => one.name === name)?.plate
  if (corrected) moveDraft(draftKey(userId, name), draftKey(userId, nameFor(corrected)))
  return name
}

/** The services that a flag of the form asks for. */
const flags = ['fitness', 'rrf', 'rma', 'alteration', 'conversion', 'addressChange', 'drc'] as const

/**
 * Returns the values of a new case, filled from a request of a dealer: its firm if that can still be chosen, the plate and
 * its RTO, and its services. HPT and HPA need a financier, which a request does not name.
 */
function fillFromRequest(
  empty: CaseFormValues,
  { firmName, vehicleNo, services }: Pick<DealerRequest, 'firmName' | 'vehicleNo' | 'services'>,
  pickers: Pick<CasePickers, 'firmNames' | 'rtos'>,
): CaseFormValues {
  const asks = (code: ServiceCode) => services.includes(code)
  const { generalDetail, vehicleDetail, transactionDetail } = empty
  const dealer = pickers.firmNames.find(({ value }) => value === firmName)?.value ?? ''
  const fromRTO = officeOfPlate(pickers, vehicleNo)
  const to = asks('transferLocal') ? 'LOCAL' : asks('transferOther') ? 'OTHER' : 'NA'
  return {
    ...empty,
    generalDetail: { ...generalDetail, firmName: dealer },
    vehicleDetail: { ...vehicleDetail, vehicleNo, fromRTO, toRTO: ownOffice(fromRTO, to) },
    transactionDetail: {
      ...transactionDetail,
      ...Object.fromEntries(flags.map((flag) => [flag, asks(flag)])),
      to,
      numberPlate: asks('hsrp') ? 'HSRP' : transactionDetail.numberPlate,
    },
  }
}
