import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { type ApiResponse, requireSuccess, type Session } from '#test/caller.ts'
import type { Office } from '#test/office.ts'

/** A figure as the web app shows it, and the number that the list behind its link tells. */
export interface Figure {
  name: string
  shown: number
  listed: number
}

export interface WebQuery {
  queryKey: readonly unknown[]
}
type AnswerOf<Query> = Query extends { queryFn?: infer Fn }
  ? Fn extends (...context: never[]) => infer Answer
    ? Awaited<Answer>
    : never
  : never

interface Args {
  params?: object
  query?: Record<string, unknown>
  body?: object
}

/** A person at the web app, at one moment: asks its queries of an office, each once. */
export function visitorOf(office: Office, as: Session) {
  const asked = new Map<string, Promise<ApiResponse>>()
  const send = (path: unknown, { params, query, body }: Args): Promise<ApiResponse> => {
    const endpoint = allEndpoints.find((one) => one.path === path && ['GET', 'POST'].includes(one.method))
    if (!endpoint) throw new Error(`No call reads ${String(path)}`)
    // As in the web app, what is undefined is left out of the address.
    const given = Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined))
    const options = { as, query: given, ...(params && { params }), ...(body && { body }) }
    const key = JSON.stringify([path, params, given, body])
    const answer = asked.get(key) ?? office.call(endpoint, options as never).then(requireSuccess)
    asked.set(key, answer)
    return answer
  }
  const ask = async <Query extends WebQuery>({ queryKey: [path, args] }: Query) =>
    (await send(path, (args ?? {}) as Args)) as AnswerOf<Query>
  /** Returns the number of rows of a list; of one in pages only the first row is read. */
  const total = async ({ queryKey: [path, args] }: WebQuery): Promise<number> => {
    const { body, ...rest } = (args ?? {}) as Args
    const { data, meta } = await send(path, { ...rest, ...(body && { body: { ...body, page: 0, pageSize: 1 } }) })
    return meta?.total ?? (data as unknown[]).length
  }
  return { ask, total }
}

export type Visitor = ReturnType<typeof visitorOf>
