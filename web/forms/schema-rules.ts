import type { z } from 'zod'
import { maskAadhaarIn } from '#contract/aadhaar.ts'

/** The parts of a schema that are read here: of objects, of texts, and of wrappers of texts. */
interface Schema extends z.ZodType {
  shape?: Readonly<Record<string, Schema>>
  maxLength?: number | null
  /** The first step of a transformed value. */
  in?: Schema
  options?: readonly Schema[]
  unwrap?: () => Schema
}

function fieldOf(form: unknown, name: string): Schema | undefined {
  const schema = form as Schema | undefined
  return (schema?.shape ?? schema?.in?.shape)?.[name]
}

/** Returns what the schema of a form demands of a field; nothing where it has no field of this name. */
export function schemaRules(form: unknown, name: string, empty: '' | null) {
  const field = fieldOf(form, name)
  return field && { required: !field.safeParse(empty).success, maxLength: maxLengthOf(field) }
}

/** Returns whether the schema of a form masks the Aadhaar numbers in a text of a field; a field of another number keeps them. */
export function masksAadhaar(form: unknown, name: string, text: string): boolean {
  const value = fieldOf(form, name)?.safeParse(text).data
  return typeof value === 'string' && maskAadhaarIn(value) === value
}

/** The maximum length of a text schema, inside its wrappers: optional, union (the last option counts), transformed. */
const maxLengthOf = (schema: Schema | undefined): number | undefined =>
  schema && (schema.maxLength ?? maxLengthOf(schema.in ?? schema.unwrap?.() ?? schema.options?.at(-1)))
