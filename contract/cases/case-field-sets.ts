import type { Role } from '../endpoint.ts'
import { type CaseField, type CaseFields, type CaseGroup, caseFields } from './case-fields.ts'

export type FieldName<G extends CaseGroup> = keyof CaseFields[G] & string

/** The path of a field in calls, forms and messages, such as `vehicleDetail.chassisNo`. */
export type FieldPath = { [G in CaseGroup]: `${G}.${FieldName<G>}` }[CaseGroup]

/** The names of the fields that have some facts, of a group or of all groups. */
export type FieldWith<Facts, G extends CaseGroup = CaseGroup> = {
  [Group in G]: { [N in FieldName<Group>]: CaseFields[Group][N] extends Facts ? N : never }[FieldName<Group>]
}[G]

/** The paths of the fields that have some facts. */
export type PathWith<Facts> = {
  [Group in CaseGroup]: `${Group}.${FieldWith<Facts, Group>}`
}[CaseGroup]

export type AnyField = { [G in CaseGroup]: FieldName<G> }[CaseGroup]

/** The facts of a field by its name alone; field names are unique across groups. */
export type FactsOf<N extends string> = {
  [G in CaseGroup]: N extends keyof CaseFields[G] ? CaseFields[G][N] : never
}[CaseGroup]

export interface PlacedField {
  group: CaseGroup
  name: AnyField
  path: FieldPath
  /** The name of the field in the history, which is unique across groups. */
  historyName: string
  field: CaseField
}

export const namesOf = <G extends CaseGroup>(group: G) => Object.keys(caseFields[group]) as FieldName<G>[]

export const caseGroups = Object.keys(caseFields) as CaseGroup[]

/** Every field of a case, in the order of the table. */
export const placedFields: readonly PlacedField[] = caseGroups.flatMap((group) =>
  Object.entries<CaseField>(caseFields[group]).map(([name, field]) => ({
    group,
    name: name as AnyField,
    path: `${group}.${name}` as FieldPath,
    historyName: field.historyName ?? name,
    field,
  })),
)

export const fieldByName = Object.fromEntries(placedFields.map((placed) => [placed.name, placed])) as Readonly<
  Record<AnyField, PlacedField>
>

/** True where a stored case may lack the field. */
export type IsNullable<F> = F extends { nullable: infer B }
  ? B
  : F extends { required: true } | { kind: 'flag' }
    ? false
    : true

export const isNullable = ({ nullable, required, kind }: CaseField): boolean =>
  nullable ?? (required !== true && kind !== 'flag')

export const isSeenBy = (role: Role, { seenBy }: { seenBy?: CaseField['seenBy'] | undefined }): boolean =>
  role === 'superadmin' || seenBy === undefined || (seenBy === 'staff' && role === 'employee')

export const isSeenInListsBy = (role: Role, { seenBy, listSeenBy }: CaseField): boolean =>
  isSeenBy(role, { seenBy: listSeenBy ?? seenBy })

/**
 * Moves some names to the front and others to the end; for pages, calls and sections of the
 * specification with an order of their own.
 */
export function inOrder<N extends string>(names: readonly N[], first: readonly N[], last: readonly N[] = []): N[] {
  const placed = new Set<N>([...first, ...last])
  return [...first, ...names.filter((name) => !placed.has(name)), ...last]
}

export const namesWith = (has: (field: CaseField) => unknown) =>
  placedFields.filter(({ field }) => has(field)).map(({ name }) => name)
