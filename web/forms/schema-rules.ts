import type { z } from 'zod'

/** A schema, with what is read of those of an object, of a text, and of what wraps a text. */
interface Schema extends z.ZodType {
  shape?: Readonly<Record<string, Schema>>
  maxLength?: number | null
  /** The first step of a transformed value. */
  in?: Schema
  options?: readonly Schema[]
  unwrap?: () => Schema
}

/** Returns what the schema of a form demands of a field; nothing where it has no field of this name. */
export function schemaRules(form: unknown, name: string, empty: '' | null) {
  const schema = form as Schema | undefined
  const field = (schema?.shape ?? schema?.in?.shape)?.[name]
  return field && { required: !field.safeParse(empty).success, maxLength: maxLengthOf(field) }
}

/** The most characters of a text, behind what lets it be missing, empty (of options the last counts) or transformed. */
const maxLengthOf = (schema: Schema | undefined): number | undefined =>
  schema && (schema.maxLength ?? maxLengthOf(schema.in ?? schema.unwrap?.() ?? schema.options?.at(-1)))
