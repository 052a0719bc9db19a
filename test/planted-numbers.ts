import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

/** An Aadhaar number, in any spelling: no answer and no row may hold it. */
export const CANARY = /2345[ .-]{0,3}6789[ .-]{0,3}0124/
const CANARY_SPELLINGS = ['AADHAAR NO-2345 6789 0124', 'UID/234567890124']

let turn = 0
/**
 * Returns the texts to type into a field, the most revealing first; twelve digits that are no Aadhaar number beside the
 * canary.
 */
function inputs(): string[] {
  turn += 1
  const [one = '', other = ''] = turn % 2 ? CANARY_SPELLINGS : CANARY_SPELLINGS.toReversed()
  const number = `4123456${String(turn * 10).padStart(5, '0')}`
  const texts = [`${one}, ${other}, UTR 412345678901, ${turn}`, `${turn} 2345 6789 0124`, `${turn} UTR 412345678901`]
  const addresses = [`https://example.com/?id=${number}`, `https://example.com/${number}`, `${number}@office.test`]
  return [...texts, ...addresses, `${number}@ybl`, number]
}

/** Texts that name something, prove who calls, or are compared: a request keeps its own. */
const KEPT =
  /password|code$|branchCode|codeId|^firmName$|RTO$|proofUrl|logoUrl|token|^id$|rawId|key|^p256dh$|auth$|^webhookSecret$|^(?:seller|buyer)|aadhar|pan|gstin|state$|^challenge$|^code$|^after$/i

type Schema = z.ZodType & { def: { type: string } }
interface Wrapper {
  innerType: Schema
  in: Schema
  out: Schema
  element: Schema
  options: Schema[]
  valueType: Schema
}

/** Returns the schema within those that only say what may be missing or becomes of it. */
function within(schema: Schema): Schema {
  const def = schema.def as unknown as Wrapper & { type: string }
  if (def.innerType) return within(def.innerType)
  if (def.type !== 'pipe') return schema
  const input = within(def.in.def.type === 'transform' ? def.out : def.in)
  return input.def.type === 'string' ? schema : input
}

const partsOf = (schema: Schema) => schema.def as unknown as Wrapper
/** A text can go on into a further schema, which it has to pass. */
const isText = ({ def: { type } }: Schema) => type === 'string' || type === 'pipe'
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Yields the names of the texts of a schema, with their schemas. */
export function* textsOf(schema: Schema, name = ''): Generator<{ name: string; text: Schema }> {
  const inner = within(schema)
  if (inner instanceof z.ZodObject)
    for (const [part, one] of Object.entries(inner.shape)) yield* textsOf(one as Schema, part)
  else if (inner.def.type === 'array') yield* textsOf(partsOf(inner).element, name)
  else if (inner.def.type === 'record') yield* textsOf(partsOf(inner).valueType, name)
  else if (inner.def.type === 'union') for (const one of partsOf(inner).options) yield* textsOf(one, name)
  else if (isText(inner)) yield { name, text: inner }
}

const takes = (schema: Schema, typed: string) => {
  const { success, data } = schema.safeParse(typed)
  return success && !CANARY.test(String(data))
}

/** Returns whether a text of a call masks an Aadhaar number, takes it as it is, or takes none. */
export function answerTo(schema: Schema): 'masks' | 'keeps' | 'refuses' {
  const taken = ['2345 6789 0124', '234567890124', 'https://example.com/234567890124', 'a@b.co/234567890124']
    .map((typed) => schema.safeParse(typed))
    .filter(({ success }) => success)
  if (taken.length === 0) return 'refuses'
  return taken.some(({ data }) => CANARY.test(String(data))) ? 'keeps' : 'masks'
}

/** Returns the body of a request with numbers in each of its texts that takes some, also in those that were left out. */
export function planted(endpoint: Endpoint, sample: unknown, except: readonly string[] = []): unknown {
  return plant(endpoint.body as Schema, sample)

  function plant(schema: Schema, value: unknown, name = ''): unknown {
    const inner = within(schema)
    if (inner instanceof z.ZodObject) {
      const given = isObject(value) ? value : {}
      const filled = Object.entries(inner.shape).map(([part, one]) => [part, plant(one as Schema, given[part], part)])
      const known = filled.filter(([, part]) => part !== undefined)
      return value === undefined && known.length === 0 ? undefined : { ...given, ...Object.fromEntries(known) }
    }
    if (inner.def.type === 'array')
      return Array.isArray(value) ? value.map((one) => plant(partsOf(inner).element, one, name)) : value
    if (inner.def.type === 'union') {
      const fits = partsOf(inner).options.find((one) => value !== undefined && one.safeParse(value).success)
      const [text] = [...textsOf(inner, name)]
      return fits ? plant(fits, value, name) : text && value === undefined ? plant(text.text, value, name) : value
    }
    if (!isText(inner) || except.includes(name) || KEPT.test(name)) return value
    return inputs().find((typed) => takes(inner, typed)) ?? value
  }
}
