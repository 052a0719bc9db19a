import type { Endpoint } from '#contract/endpoint.ts'
import { badRequest } from './errors.ts'

/** Path parameters, query or body of a request. */
export type Part = Readonly<Record<string, unknown>>

/**
 * Merges the parts of an input into one object. No name occurs in two of them (test/laws.test.ts),
 * except a path parameter that the body may repeat (`repeats`); a different value there is 400.
 */
export function mergeInput(
  { repeats }: Pick<Endpoint, 'repeats'>,
  { params, query, body }: { params: Part; query: Part; body: Part },
): Part {
  if (repeats !== undefined)
    for (const [name, value] of Object.entries(params))
      if (name in body && body[name] !== value) throw badRequest({ [name]: repeats })
  return { ...params, ...query, ...body }
}
