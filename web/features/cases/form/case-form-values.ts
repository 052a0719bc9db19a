import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { Case } from '#contract/cases/case.ts'
import { caseGroups, type FieldName, placedFields } from '#contract/cases/case-field-sets.ts'
import { type CaseField, type CaseFields, type CaseGroup, caseFields } from '#contract/cases/case-fields.ts'
import { type CaseEditInput, type NewCaseInput, ownerFields } from '#contract/cases/case-form.ts'
import type { Role } from '#contract/endpoint.ts'
import { caseTotal } from '#contract/money.ts'
import type { RatedCharge } from '#contract/rates/rated-charges.ts'
import { t } from '#contract/texts.ts'
import type { AmountInput } from '#web/forms/filters.ts'

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

const nothingFromCard: CaseFormValues['fromCard'] = { receiptAmount: null, otherCharges: null, adminCharges: null }

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
