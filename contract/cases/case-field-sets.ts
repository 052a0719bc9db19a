import type { Role } from '../endpoint.ts'
import { type CaseField, type CaseFields, type CaseGroup, caseFields } from './case-fields.ts'

/** The names of a group's fields. */
export type FieldName<G extends CaseGroup> = keyof CaseFields[G] & string

/** `vehicleDetail.chassisNo`: a field as calls, forms and messages name it. */
export type FieldPath = { [G in CaseGroup]: `${G}.${FieldName<G>}` }[CaseGroup]

/** The names of the fields of a group, or of all groups, that have some facts. */
export type FieldWith<Facts, G extends CaseGroup = CaseGroup> = {
  [Group in G]: { [N in FieldName<Group>]: CaseFields[Group][N] extends Facts ? N : never }[FieldName<Group>]
}[G]

/** Their paths. */
export type PathWith<Facts> = {
  [Group in CaseGroup]: `${Group}.${FieldWith<Facts, Group>}`
}[CaseGroup]

export type AnyField = { [G in CaseGroup]: FieldName<G> }[CaseGroup]

/** The facts of a field by its name alone: no two groups have a field of one name. */
export type FactsOf<N extends string> = {
  [G in CaseGroup]: N extends keyof CaseFields[G] ? CaseFields[G][N] : never
}[CaseGroup]

/** A field with its place in the table. */
export interface PlacedField {
  group: CaseGroup
  name: string
  path: FieldPath
  /** The name in the history, which is one for all groups. */
  historyName: string
  field: CaseField
}

/** The names of a group's fields, in order. */
export const namesOf = <G extends CaseGroup>(group: G) => Object.keys(caseFields[group]) as FieldName<G>[]

export const caseGroups = Object.keys(caseFields) as CaseGroup[]

/** Every field of a case, in the order of the table. */
export const placedFields: readonly PlacedField[] = caseGroups.flatMap((group) =>
  Object.entries<CaseField>(caseFields[group]).map(([name, field]) => ({
    group,
    name,
    path: `${group}.${name}` as FieldPath,
    historyName: field.historyName ?? name,
    field,
  })),
)

/** The same by their names. */
export const fieldByName = Object.fromEntries(placedFields.map((placed) => [placed.name, placed])) as Readonly<
  Record<AnyField, PlacedField>
>

/** True where a stored case may be without the field. */
export type IsNullable<F> = F extends { nullable: infer B }
  ? B
  : F extends { required: true } | { kind: 'flag' }
    ? false
    : true
export const isNullable = ({ nullable, required, kind }: CaseField): boolean =>
  nullable ?? (required !== true && kind !== 'flag')

/** True for a role that sees a field of a case it sees. */
export const isSeenBy = (role: Role, { seenBy }: Pick<CaseField, 'seenBy'>): boolean =>
  role === 'superadmin' || seenBy === undefined || (seenBy === 'staff' && role === 'employee')

/** Names in their order, but some at the front and some at the end: where a page, a call or the specification has its own. */
export function inOrder<N extends string>(names: readonly N[], first: readonly N[], last: readonly N[] = []): N[] {
  const placed = new Set<N>([...first, ...last])
  return [...first, ...names.filter((name) => !placed.has(name)), ...last]
}

/** The names of the fields that have a fact. */
export const namesWith = (has: (field: CaseField) => unknown) =>
  placedFields.filter(({ field }) => has(field)).map(({ name }) => name)
