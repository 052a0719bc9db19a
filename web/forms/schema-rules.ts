import type { z } from 'zod'

/** The parts of a schema that are read here: of objects, of texts, and of wrappers of texts. */
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

/** The maximum length of a text schema, inside its wrappers: optional, union (the last option counts), transformed. */
const maxLengthOf = (schema: Schema | undefined): number | undefined =>
  schema && (schema.maxLength ?? maxLengthOf(schema.in ?? schema.unwrap?.() ?? schema.options?.at(-1)))
