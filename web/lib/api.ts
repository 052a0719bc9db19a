import { API_BASE } from '#contract/api.ts'
import type { PageMeta, Success } from '#contract/endpoint.ts'
import { MAX_PAGE_SIZE } from '#contract/limits.ts'
import { t } from '#contract/texts.ts'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import type { BodyOf, ClientEndpoint, DataOf, ParamsOf, QueryOf } from './client-endpoint.ts'
import { ApiError, isAbort, isStepUpNeeded, toApiError } from './errors.ts'
import { noteServedBuild } from './installed-app.ts'
import { requestHeaders } from './request-headers.ts'
import { bearerToken, endSession, session, twoFactorNeeded } from './session.ts'
import { toast } from './toast.ts'

type Given<Name extends string, Value> =
  Record<never, never> extends Value ? { [K in Name]?: Value | undefined } : { [K in Name]: Value }

/** The arguments of a call; `params`, `query` and `body` are required if the endpoint needs them. */
export type CallArgs<E extends ClientEndpoint> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E>> &
  Given<'body', BodyOf<E>> & {
    idempotencyKey?: string
    signal?: AbortSignal
    /** Replaces the session's token. */
    token?: string
    /** False for what the page does by itself: a refusal that requires a step-up opens no dialog. */
    asks?: boolean
  }

export interface ApiResponse<T> {
  data: T
  message: string
  meta: PageMeta | undefined
}

/** Calls an endpoint and returns the answer's data. Throws an ApiError. */
export async function call<E extends ClientEndpoint>(endpoint: E, args: CallArgs<E>): Promise<DataOf<E>> {
  return (await requestWithMeta(endpoint, args)).data
}

let stepUp = async () => false

/** Registers the function that performs the step-up; it returns true after one. */
export function onStepUpNeeded(performStepUp: () => Promise<boolean>): void {
  stepUp = performStepUp
}

/**
 * Calls an endpoint and returns the whole answer with message and totals; a list without a page has all of its rows. A
 * call that is refused because it requires a step-up is repeated once after it.
 */
export async function requestWithMeta<E extends ClientEndpoint>(
  endpoint: E,
  args: CallArgs<E>,
): Promise<ApiResponse<DataOf<E>>> {
  const part = endpoint.method === 'GET' ? 'query' : 'body'
  const given = Object((args as LooseArgs)[part]) as object
  const answer = await callWithStepUp(endpoint, args)
  if ('page' in given) return answer
  return withFurtherPages(answer, (page) => callWithStepUp(endpoint, { ...args, [part]: { ...given, ...page } }))
}

const callWithStepUp = <E extends ClientEndpoint>(endpoint: E, args: CallArgs<E>): Promise<ApiResponse<DataOf<E>>> =>
  repeatAfterStepUp(() => callOnce(endpoint, args), args.asks)

/** Sends what a person asked for; where that is refused because it requires a step-up, once more after it. */
export async function repeatAfterStepUp<T>(request: () => Promise<T>, asks = true): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (!asks || !isStepUpNeeded(error) || !(await stepUp())) throw error
    return request()
  }
}

async function callOnce<E extends ClientEndpoint>(endpoint: E, args: CallArgs<E>): Promise<ApiResponse<DataOf<E>>> {
  const { params, query, body, idempotencyKey, signal, token = bearerToken() } = args as LooseArgs
  const headers = requestHeaders(token, idempotencyKey)
  headers.accept = 'application/json'
  const request: RequestInit = { method: endpoint.method, headers, cache: 'no-store' }
  if (signal) request.signal = signal
  if (endpoint.method !== 'GET') {
    headers['content-type'] = 'application/json'
    request.body = JSON.stringify(body ?? {})
  }
  const response = await send(addressOf(endpoint.path, params, query), request)
  noteServedBuild(response)
  const answer = await readJson(response)
  if (!response.ok || (answer as { success?: unknown } | null)?.success !== true) {
    throw handleFailure(endpoint.path, token, toApiError(response.status, answer))
  }
  const { data, message, meta } = answer as Success<DataOf<E>>
  return { data, message, meta }
}

interface LooseArgs {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
  token?: string
}

/** The URL of a call below the API base. */
export function addressOf(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const definedEntries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const search = new URLSearchParams(definedEntries.map(([key, value]) => [key, String(value)])).toString()
  return `${API_BASE}${filled}${search ? `?${search}` : ''}`
}

/** Calls of signed-out visitors: a 401 of these does not end a session. */
const SIGNED_OUT_PATHS = [identityEndpoints.signIn.path, identityEndpoints.resendCredentials.path]

/** Ends the session after a 401. An answer to a previous token does not affect the present session. */
export function handleFailure(path: string, sentToken: string | null, error: ApiError): ApiError {
  error.isSessionOver = error.status === 401 && !SIGNED_OUT_PATHS.includes(path)
  if (error.isSessionOver && sentToken !== null && sentToken === session.get().token) {
    toast({ title: t.session('expired'), kind: 'error' })
    endSession('expired')
  }
  if (error.fields.twoFactor) twoFactorNeeded()
  return error
}

async function send(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request)
  } catch (error) {
    if (isAbort(error)) throw error
    throw new ApiError(0)
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (isAbort(error)) throw error
    return null
  }
}

/** Maximum rows of a list that a screen, an export or a report holds. */
const MOST_ROWS = 10_000

/** Returns the rows of an answer: its data, or the one list in it. */
function rowsIn(data: unknown): unknown[] | undefined {
  if (Array.isArray(data)) return data
  return Object.values(Object(data) as object).find((value) => Array.isArray(value))
}

const idOf = (row: unknown): unknown => (Object(row) as { id?: unknown }).id ?? row

/**
 * Adds the rows that an answer without a page leaves out, page by page; a row that moved between two pages occurs once.
 * Returns any other answer as it is.
 */
async function withFurtherPages<Answer extends { data: unknown; meta: PageMeta | undefined }>(
  first: Answer,
  fetchPage: (page: { page: number; pageSize: number }) => Promise<Answer>,
): Promise<Answer> {
  const { data, meta } = first
  const rows = rowsIn(data)
  if (!meta || !rows || meta.pageSize <= MAX_PAGE_SIZE || meta.total <= rows.length) return first
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const end = Math.min(meta.total, MOST_ROWS)
  for (let page = meta.pageSize / MAX_PAGE_SIZE; page * MAX_PAGE_SIZE < end; page += 1) {
    const next = await fetchPage({ page, pageSize: MAX_PAGE_SIZE })
    for (const row of rowsIn(next.data) ?? []) byId.set(idOf(row), row)
  }
  rows.splice(0, rows.length, ...byId.values())
  return first
}
