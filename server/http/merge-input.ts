import type { Endpoint } from '#contract/endpoint.ts'
import { badRequest } from './errors.ts'

/** Path parameters, query or body: each an object. */
export type Part = Readonly<Record<string, unknown>>

/**
 * The parts of a call in one object. No name stands in two of them (test/laws.test.ts), but for a path parameter that the
 * body repeats where the endpoint says so: another value there is 400.
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
