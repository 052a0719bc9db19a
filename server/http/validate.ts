import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { TextKey } from '#contract/texts/translate.ts'
import { textKey } from '#contract/texts.ts'
import { badRequest, type FieldErrors } from './errors.ts'

/** Validates input by its schema. Throws 400 with a message for each field. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { error: (issue) => describeIssue(issue) })
  if (result.success) return result.data
  const fields: FieldErrors = {}
  for (const issue of result.error.issues) {
    const at = issue.path.map(String)
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...at, key].join('.')] ??= 'fields.notKnown'
      continue
    }
    fields[at.join('.')] ??= issue.message as TextKey
  }
  throw badRequest(Object.keys(fields).length > 0 ? fields : { '': 'general.badInput' })
}

interface Issue {
  code?: string
  values?: unknown[]
  origin?: string
  maximum?: number | bigint
}

/** The message for a value of a wrong type or beyond a bound, which no form sends and no message of the contract covers. */
export function describeIssue({ code, values, origin, maximum }: Issue): TextKey {
  if (code === 'invalid_value' && values)
    return textKey('fields.chooseOneOf', { slice: values.slice(0, 20).join(', ') })
  if (code === 'too_big' && origin === 'string') return textKey('fields.tooLong', { max: Number(maximum) })
  if (code === 'too_big' && origin === 'number') return textKey('fields.tooMuch', { most: String(maximum) })
  return 'fields.badValue'
}

/** Path parameters, query or body of a request. */
export type RequestPart = Readonly<Record<string, unknown>>

/**
 * Merges the parts of an input into one object. No name occurs in two of them (test/routes.test.ts),
 * except a path parameter that the body may repeat (`repeats`); a different value there is 400.
 */
export function mergeInput(
  { repeats }: Pick<Endpoint, 'repeats'>,
  { params, query, body }: { params: RequestPart; query: RequestPart; body: RequestPart },
): RequestPart {
  if (repeats !== undefined)
    for (const [name, value] of Object.entries(params))
      if (name in body && body[name] !== value) throw badRequest({ [name]: repeats })
  return { ...params, ...query, ...body }
}
