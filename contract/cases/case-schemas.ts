import { z } from 'zod'
import {
  flag,
  optionalDay,
  optionalPhone,
  optionalRupees,
  optionalText,
  optionalUpper,
  ownerAadhaar,
  phone,
  requiredDay,
  requiredRupees,
  requiredText,
  requiredUpper,
  state,
} from '../fields.ts'
import { maskedLine, maskedLines } from '../masked-text.ts'
import { normalizeLine, trimOnly } from '../text.ts'
import { textKey } from '../texts.ts'
import { type FactsOf, fieldByName, type IsNullable, isNullable } from './case-field-sets.ts'
import { type CaseField, type CaseFields, type CaseGroup, caseFields } from './case-fields.ts'
import { type ListField, listFields } from './case-list-fields.ts'

/*
 * The schemas of a case's fields, derived from the table of fields by their kinds. The mapped types
 * give each group its exact shape.
 */

export const PHONE = textKey('fields.badCasePhone')
const STATE = textKey('fields.badState')

const flagOrNo = () => flag().default(false)
const choice = <const O extends readonly string[]>(options: O, error?: string) =>
  z.enum(options, error === undefined ? undefined : { error })

type Choice<F> = F extends { options: infer O extends readonly string[] } ? ReturnType<typeof choice<O>> : never

/** Selects one schema for a mandatory field, another one for an optional field. */
type Asked<F, Required, Optional> = F extends { required: true } ? Required : Optional

type Text<F> = Asked<F, ReturnType<typeof requiredText>, ReturnType<typeof optionalText>>
type Upper<F> = Asked<F, ReturnType<typeof requiredUpper>, ReturnType<typeof optionalUpper>>

interface Inputs<F> {
  text: Text<F>
  pick: Text<F>
  upper: Upper<F>
  plate: Upper<F>
  id: z.ZodUUID
  choice: Choice<F>
  day: Asked<F, ReturnType<typeof requiredDay>, ReturnType<typeof optionalDay>>
  rupees: Asked<F, ReturnType<typeof requiredRupees>, ReturnType<typeof optionalRupees>>
  flag: ReturnType<typeof flagOrNo>
  phone: Asked<F, ReturnType<typeof phone>, ReturnType<typeof optionalPhone>>
  aadhaar: ReturnType<typeof ownerAadhaar>
  state: ReturnType<typeof state>
}

type Input<F extends Pick<CaseField, 'kind'>> = Inputs<F>[F['kind']]

/** The groups of fields whose message is "'{Label} is required.'", with its full stop. */
const STOPPED: readonly CaseField['kind'][] = ['choice', 'id', 'rupees']

/** Returns the message for a missing mandatory field. */
function missingMessage({ kind, label, expiry }: CaseField): string {
  if (expiry) return textKey('general.isRequiredStop', { label: textKey('fields.parameter') })
  return STOPPED.includes(kind)
    ? textKey('general.isRequiredStop', { label: textKey(label) })
    : textKey('general.isRequired', { label: textKey(label) })
}

/** A number assigned by others may have twelve digits, and is not masked. */
const isNumber = ({ kind, number }: CaseField) => kind === 'plate' || number === true

/** Returns the input schema of a field: trimmed, bounded, with its message for a missing value. */
function inputOf(field: CaseField, missing = missingMessage(field)): z.ZodType {
  const { kind, required, max, lines, options = [], invalid } = field
  const clean = kind === 'pick' ? trimOnly : isNumber(field) ? normalizeLine : lines ? maskedLines : maskedLine
  switch (kind) {
    case 'text':
    case 'pick':
      return required ? requiredText(missing, max, clean) : optionalText(max, clean)
    case 'upper':
    case 'plate':
      return required ? requiredUpper(missing, max, clean) : optionalUpper(max, clean)
    case 'id':
      return z.uuid({ error: missing })
    case 'choice':
      return choice(options, missing)
    case 'day':
      return required ? requiredDay(missing) : optionalDay()
    case 'rupees':
      return required ? requiredRupees(missing) : optionalRupees(invalid)
    case 'flag':
      return flagOrNo()
    case 'phone':
      return required ? phone(missing, PHONE) : optionalPhone(PHONE)
    case 'aadhaar':
      return ownerAadhaar()
    case 'state':
      return state(STATE)
  }
}

type InputShape<G extends CaseGroup> = { [N in keyof CaseFields[G]]: Input<CaseFields[G][N] & CaseField> }

/** Returns the input schema of a group of the form; unknown fields are refused. */
export const inputGroup = <G extends CaseGroup>(group: G) =>
  z.strictObject(shapeOf(group, (field) => inputOf(field)) as InputShape<G>)

type RequiredShape<G extends CaseGroup> = {
  [N in keyof CaseFields[G]]: Input<CaseFields[G][N] & CaseField & { required: true }>
}

/**
 * Returns the input schemas of a group whose fields are all mandatory; `missing` is the message for a missing field.
 */
export const requiredShape = <G extends CaseGroup>(group: G, missing: string) =>
  shapeOf(group, (field) => inputOf({ ...field, required: true }, missing)) as RequiredShape<G>

const shapeOf = (group: CaseGroup, make: (field: CaseField) => z.ZodType) =>
  Object.fromEntries(Object.entries<CaseField>(caseFields[group]).map(([name, field]) => [name, make(field)]))

interface Stored<F> {
  id: z.ZodUUID
  choice: Choice<F>
  rupees: z.ZodNumber
  flag: z.ZodBoolean
}

type Value<F extends { kind: string }> = F['kind'] extends keyof Stored<F> ? Stored<F>[F['kind']] : z.ZodString
type OrNull<F extends { kind: string }> = IsNullable<F> extends true ? z.ZodNullable<Value<F>> : Value<F>
/** The answer schema of a field: null where it is empty, left out for roles that may not see it. */
type Answer<F extends { kind: string }> = F extends { seenBy: string } ? z.ZodOptional<OrNull<F>> : OrNull<F>

function valueSchema({ kind, options = [] }: CaseField): z.ZodType {
  switch (kind) {
    case 'id':
      return z.uuid()
    case 'choice':
      return choice(options)
    case 'rupees':
      return z.number()
    case 'flag':
      return z.boolean()
    default:
      return z.string()
  }
}

const orNull = (field: CaseField) => (isNullable(field) ? valueSchema(field).nullable() : valueSchema(field))
const answerOf = (field: CaseField) => (field.seenBy ? orNull(field).optional() : orNull(field))

/** The answer fields that hold the name for an id. */
type NameShape<G extends CaseGroup> = {
  [N in keyof CaseFields[G] as CaseFields[G][N] extends { shownAs: { name: infer M extends string } }
    ? M
    : never]: z.ZodString
}

type AnswerShape<G extends CaseGroup> = {
  [N in keyof CaseFields[G]]: Answer<CaseFields[G][N] & CaseField>
} & NameShape<G>

export function answerGroup<G extends CaseGroup>(group: G) {
  const shape = Object.entries<CaseField>(caseFields[group]).flatMap(([name, field]) => [
    [name, answerOf(field)],
    ...(field.shownAs ? [[field.shownAs.name, z.string()]] : []),
  ])
  return z.object(Object.fromEntries(shape) as AnswerShape<G>)
}

type RowShape = { [N in ListField]: Answer<FactsOf<N> & CaseField> }

/** The answer schemas of a row of a list. */
export const rowShape = Object.fromEntries(
  listFields.map((name) => [name, answerOf(fieldByName[name].field)]),
) as RowShape
