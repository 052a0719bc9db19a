import { toNestErrors } from '@hookform/resolvers'
import { useQueries } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import type { Control, FieldError, FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { Case } from '#contract/cases/case.ts'
import { caseGroups, type FieldName, placedFields } from '#contract/cases/case-field-sets.ts'
import {
  type CaseField,
  type CaseFields,
  type CaseGroup,
  caseFields,
  type PickList,
} from '#contract/cases/case-fields.ts'
import { type CaseEditInput, type NewCaseInput, ownerFields } from '#contract/cases/case-form.ts'
import type { Role } from '#contract/endpoint.ts'
import { caseTotal } from '#contract/money.ts'
import { type RatedCharge, ratedCharges } from '#contract/rates/rate-columns.ts'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import { t } from '#contract/texts.ts'
import { clientEndpoints, referenceEndpoints } from '#web/endpoints.generated.ts'
import type { AmountInput } from '#web/forms/filters.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import type { Option } from '#web/ui/listbox.tsx'
import type { QueryState } from '#web/ui/query-view.tsx'

interface Boxes {
  rupees: AmountInput
  flag: boolean
}

type BoxValue<F extends Pick<CaseField, 'kind'>> = F['kind'] extends keyof Boxes ? Boxes[F['kind']] : string

/** The values of a case form's inputs. A missing text is empty, a missing amount null. */
type CaseInputs = {
  -readonly [G in CaseGroup]: { -readonly [N in FieldName<G>]: BoxValue<CaseFields[G][N] & CaseField> }
}

/** A case form's inputs, and its state that is not sent but kept in its draft. */
export interface CaseFormValues extends CaseInputs {
  /** True for a field whose value was chosen by hand: it no longer follows another field. */
  byHand: { fromRTO: boolean }
  /** The amounts in rupees that the rate card filled in last, null before: a field that holds one follows the card. */
  fromCard: Record<RatedCharge, number | null>
}

const nothingFromCard = Object.fromEntries(ratedCharges.map((name) => [name, null])) as CaseFormValues['fromCard']

/** The values of the inputs alone, as the schemas of the contract describe them. */
export const inputsOf = ({ byHand: _, fromCard: __, ...inputs }: CaseFormValues): CaseInputs => inputs

const emptyBoxes: Partial<Record<CaseField['kind'], null | boolean>> = { rupees: null, flag: false }

const emptyBox = ({ kind }: CaseField) => (kind in emptyBoxes ? emptyBoxes[kind] : '')

function fillForm(valueFor: (field: CaseField, group: CaseGroup, name: string) => unknown): CaseInputs {
  const groups = caseGroups.map((group) => {
    const boxes = Object.entries<CaseField>(caseFields[group]).map(([name, field]) => [
      name,
      valueFor(field, group, name),
    ])
    return [group, Object.fromEntries(boxes)]
  })
  return Object.fromEntries(groups) as CaseInputs
}

/** An empty form with the usual defaults: application date today, no financier. */
export function emptyCaseForm(usual: { today: string; notFinanced: string }): CaseFormValues {
  const empty = fillForm(emptyBox)
  return {
    ...empty,
    generalDetail: { ...empty.generalDetail, applicationDate: usual.today },
    transactionDetail: { ...empty.transactionDetail, hptId: usual.notFinanced, hpaId: usual.notFinanced },
    byHand: { fromRTO: false },
    fromCard: nothingFromCard,
  }
}

/** The form's values for a saved case; its From RTO counts as chosen by hand. */
export function toFormValues(saved: Case): CaseFormValues {
  const groups: { readonly [G in CaseGroup]?: Readonly<Record<string, unknown>> | undefined } = saved
  const inputs = fillForm((field, group, name) => groups[group]?.[name] ?? emptyBox(field))
  return { ...inputs, byHand: { fromRTO: inputs.vehicleDetail.fromRTO !== '' }, fromCard: nothingFromCard }
}

/** In rupees. */
export const chargesTotal = (charges: CaseInputs['expenseDetail']): number =>
  caseTotal({
    receiptAmount: amountSoFar(charges.receiptAmount),
    pucCharges: amountSoFar(charges.pucCharges),
    insuranceCharges: amountSoFar(charges.insuranceCharges),
    otherCharges: amountSoFar(charges.otherCharges),
    adminCharges: amountSoFar(charges.adminCharges),
  })

/** An incomplete amount such as "12." counts as 12; a text that is not an amount counts as 0. */
const amountSoFar = (input: AmountInput) => Number(input) || 0

/**
 * The request body for the form's values. Employees omit the fields that only superadmins may set.
 */
export function toRequestBody(values: CaseFormValues, role: Role): NewCaseInput & CaseEditInput {
  const body: Record<CaseGroup, Record<string, unknown>> = structuredClone(inputsOf(values))
  const kept = placedFields.filter(({ field }) => field.setBy === 'superadmin' && role !== 'superadmin')
  for (const { group, name } of kept) delete body[group][name]
  return body as NewCaseInput & CaseEditInput
}

/**
 * Validates a case form by a schema of the contract. The schema reports incomplete owner details with one message for
 * the group; this resolver marks the empty fields as well. The edit form leaves the check to the server.
 */
export function caseResolver(
  schema: z.ZodType,
  { partialOwners }: { partialOwners: 'refuse' | 'leave-to-server' },
): Resolver<CaseFormValues, unknown, CaseFormValues> {
  return async (values, _context, options) => {
    const errors: Record<string, FieldError> = {}
    for (const { path, message, code } of schema.safeParse(inputsOf(values)).error?.issues ?? []) {
      const name = path.join('.')
      if (name !== 'ownerDetails') errors[name] ??= { type: code, message }
      else if (partialOwners === 'refuse') Object.assign(errors, missingOwnerFields(values, message))
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} }
    return { values: {}, errors: toNestErrors(errors as FieldErrors<CaseFormValues>, options) }
  }
}

/** The errors of incomplete owner details: the message, and a mark on each empty field. */
export function missingOwnerFields(
  values: CaseFormValues,
  message: string = t.cases('partialOwner'),
): Record<string, FieldError> {
  const emptyFields = ownerFields.filter((name) => !values.ownerDetails[name].trim())
  return {
    'ownerDetails.root': { type: 'partial', message },
    ...Object.fromEntries(
      emptyFields.map((name) => [`ownerDetails.${name}`, { type: 'partial', message: t.cases('missingMark') }]),
    ),
  }
}

export type CaseControl = Control<CaseFormValues, unknown, CaseFormValues>

export type CasePickers = Readonly<Record<FormPickList, readonly Option[]>>

type FormPickList = Exclude<PickList, 'branches' | 'employees'>

/** Returns whether the form has this list: branch and employee are filled in by the form itself. */
export const isFormList = (list: PickList | undefined): list is FormPickList =>
  list !== undefined && list !== 'branches' && list !== 'employees'

interface CaseFormSetting {
  control: CaseControl
  role: Role
  pickers: CasePickers
  isEdit: boolean
  /** The plate of the vehicle with which a new case was begun; empty without one. */
  vehicle: string
  /** The new case that was restored. */
  restored?: RestoredCase | undefined
}

/** A new case that was begun before, with its plate as it was then. */
export interface RestoredCase {
  plate: string
  /** Keeps it for its plate, and begins a case of another one. */
  leaveFor: (plate: string) => void
}

const SettingContext = createContext<CaseFormSetting | null>(null)

export const CaseFormSettingProvider = SettingContext.Provider

export function useCaseFormContext(): CaseFormSetting {
  const setting = useContext(SettingContext)
  if (!setting) throw new Error('This belongs inside a case form')
  return setting
}

export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
}

/** A warning below a field; it does not prevent the submit. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 text-warn">
      <TriangleAlert className="mt-0.5 size-3.5 shrink-0" />
      {children}
    </span>
  )
}

interface FormQuestionProps {
  text: string
  /** The buttons of the answers. */
  children: ReactNode
}

/** A question about what was typed; it does not prevent the submit. */
export const FormQuestion = ({ text, children }: FormQuestionProps) => (
  <div
    role="status"
    className="flex flex-wrap items-center gap-2 rounded-md border border-warn-line bg-warn-soft px-3.5 py-3 text-sm"
  >
    <p className="min-w-0 flex-1 basis-60">{text}</p>
    {children}
  </div>
)

const firmNames = apiQuery(clientEndpoints.firmNames, {})

const rtos = apiQuery(referenceEndpoints.activeRtos, {})

const firms = apiQuery(referenceEndpoints.activeFirms, {})

export function prefetchCasePickers(): void {
  for (const list of [firmNames, rtos, firms] as const) void queryClient.prefetchQuery(list as typeof firms)
}

interface LoadedPickers {
  pickers: CasePickers
  /** The id of the firm `NA`, for a vehicle without a loan. */
  notFinanced: string
}

export function useCasePickers(): QueryState<LoadedPickers> {
  const lists = useQueries({ queries: [firmNames, rtos, firms] })
  const [names, offices, financiers] = lists
  const refetch = () => {
    for (const list of lists) if (list.isError) void list.refetch()
  }
  const error = lists.find((list) => list.isError)?.error ?? null
  if (!names.data || !offices.data || !financiers.data) return { data: undefined, error, refetch }
  const pickers = {
    firmNames: names.data.data.map((name) => ({ value: name, label: name })),
    rtos: offices.data.data.map(({ displayName }) => ({ value: displayName, label: displayName })),
    financiers: financiers.data.data.map(({ id, name }) => ({ value: id, label: name })),
  }
  const notFinanced = financiers.data.data.find(({ name }) => name === NOT_FINANCED)?.id ?? ''
  return { data: { pickers, notFinanced }, error: null, refetch }
}
