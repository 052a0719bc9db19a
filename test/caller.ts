import { json } from 'node:stream/consumers'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { API_BASE } from '#contract/api.ts'
import type { Endpoint, EndpointData, EndpointParams, PageMeta } from '#contract/endpoint.ts'

/** A signed-in user. */
export interface Session {
  token: string
  userId: string
  email: string
  password: string
}

export interface CallOptions<E extends Endpoint = Endpoint> {
  as?: Session | null
  params?: EndpointParams<E>
  query?: Record<string, string | number>
  /** Of any type, because tests also send invalid bodies. */
  body?: unknown
  headers?: Record<string, string>
}

/** An answer; `data` is typed for a success, `errors` is set for a failure. */
export interface ApiResponse<T = unknown> {
  status: number
  message: string
  data: T
  meta: PageMeta
  errors: { message: string; code: string; fields?: Record<string, string> }
  headers: Record<string, unknown>
}

export type Caller = <E extends Endpoint>(
  endpoint: E,
  options?: CallOptions<E>,
) => Promise<ApiResponse<EndpointData<E>>>

/** Returns the answer of a call; throws unless it is a success. */
export function requireSuccess<T>(answer: ApiResponse<T>): ApiResponse<T> {
  if (answer.status >= 400) throw new Error(`${answer.status} ${JSON.stringify(answer.errors)}`)
  return answer
}

/** A caller whose calls must succeed: it returns their data. */
export type DataCaller = <E extends Endpoint>(endpoint: E, options?: CallOptions<E>) => Promise<EndpointData<E>>

export const dataCaller =
  (call: Caller): DataCaller =>
  async (endpoint, options) =>
    requireSuccess(await call(endpoint, options)).data

/** Returns the bytes of an answer that is a file; throws for any other. */
export function requireFile(answer: ApiResponse): Buffer {
  const bytes: unknown = requireSuccess(answer).data
  if (!(bytes instanceof Buffer)) throw new Error('no file')
  return bytes
}

/** Returns a caller that injects requests into the app, without a socket. */
export function callerOf(app: FastifyInstance): Caller {
  return async (endpoint, { as, params = {}, query, body, headers } = {}) => {
    const response = await app.inject({
      // A stream does not end by itself.
      payloadAsStream: endpoint.answers === 'events',
      method: endpoint.method,
      url: pathOf(endpoint, params),
      ...(query && { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) }),
      headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    if (endpoint.answers === 'events') return answerOfStream(response) as never
    // A file of JSON is one as well.
    const isFile =
      'content-disposition' in response.headers ||
      !String(response.headers['content-type']).startsWith('application/json')
    const answer = (isFile ? { data: response.rawPayload } : response.json()) as Omit<ApiResponse, 'status' | 'headers'>
    return { ...answer, status: response.statusCode, headers: response.headers } as never
  }
}

/** Returns a refusal, or null as the data of a stream, which is hung up. */
async function answerOfStream({ statusCode, headers, stream }: LightMyRequestResponse): Promise<object> {
  const isStream = headers['content-type'] === 'text/event-stream'
  if (isStream) stream().destroy()
  return { ...(isStream ? { data: null } : ((await json(stream())) as object)), status: statusCode, headers }
}

/** Returns a caller over the network. `origin` is asked at every call: a process that was started again may be elsewhere. */
export function callerAt(origin: () => string): Caller {
  return async (endpoint, { as, params = {}, query, body, headers } = {}) => {
    const url = new URL(pathOf(endpoint, params), origin())
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
    const isForm = Buffer.isBuffer(body)
    const response = await fetch(url, {
      method: endpoint.method,
      headers: {
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? (body as Buffer<ArrayBuffer>) : JSON.stringify(body) }),
    })
    const answer = (await response.json()) as Omit<ApiResponse, 'status' | 'headers'>
    return { ...answer, status: response.status, headers: Object.fromEntries(response.headers) } as never
  }
}

const pathOf = ({ path }: Endpoint, params: unknown) =>
  API_BASE +
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])))
