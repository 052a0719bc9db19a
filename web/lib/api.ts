import { API_BASE } from '#contract/api.ts'
import type { PageMeta, Success } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { identityEndpoints } from '../endpoints.generated.ts'
import { ApiError, isAbort, isProofNeeded, toApiError } from './api-error.ts'
import type { BodyOf, ClientEndpoint, DataOf, ParamsOf, QueryOf } from './client-endpoint.ts'
import { endSession, session, twoFactorNeeded } from './session.ts'
import { toast } from './toast.ts'

type Given<Name extends string, Value> =
  Record<never, never> extends Value ? { [K in Name]?: Value | undefined } : { [K in Name]: Value }

/** Everything a call takes; `params`, `query` and `body` are required where the declaration needs them. */
export type CallArgs<E extends ClientEndpoint> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E>> &
  Given<'body', BodyOf<E>> & {
    idempotencyKey?: string
    signal?: AbortSignal
    /** In place of the session's own. */
    token?: string
  }

/** An answer: its data, the server's words, and for lists the totals. */
export interface ApiResponse<T> {
  data: T
  message: string
  meta: PageMeta | undefined
}

/** Makes a declared call and gives its data. Fails with an ApiError. */
export async function call<E extends ClientEndpoint>(endpoint: E, args: CallArgs<E>): Promise<DataOf<E>> {
  return (await requestWithMeta(endpoint, args)).data
}

let prove = async () => false

/** Says how the user proves once more who they are, for calls that ask for it; true when they did. */
export function onProofNeeded(ask: () => Promise<boolean>): void {
  prove = ask
}

/** The same, with the message and the totals of the answer. A call that is refused for want of a proof is made once more after it. */
export async function requestWithMeta<E extends ClientEndpoint>(
  endpoint: E,
  args: CallArgs<E>,
): Promise<ApiResponse<DataOf<E>>> {
  try {
    return await callOnce(endpoint, args)
  } catch (error) {
    if (!isProofNeeded(error) || !(await prove())) throw error
    return callOnce(endpoint, args)
  }
}

async function callOnce<E extends ClientEndpoint>(endpoint: E, args: CallArgs<E>): Promise<ApiResponse<DataOf<E>>> {
  const { params, query, body, idempotencyKey, signal, token = session.get().token } = args as LooseArgs
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  const request: RequestInit = { method: endpoint.method, headers, cache: 'no-store' }
  if (signal) request.signal = signal
  if (endpoint.method !== 'GET') {
    headers['content-type'] = 'application/json'
    request.body = JSON.stringify(body ?? {})
  }
  const response = await send(addressOf(endpoint.path, params, query), request)
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

/** The address of a call below the API base. */
export function addressOf(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return `${API_BASE}${filled}${search ? `?${search}` : ''}`
}

/** Calls of who is not signed in: a 401 of theirs is no end of a session. */
const SIGNED_OUT_PATHS = [identityEndpoints.signIn.path, identityEndpoints.resendCredentials.path]

/**
 * Any 401 of a signed-in user ends the session (spec/1 point 4). An answer to an older token says
 * nothing about the present one.
 */
export function handleFailure(path: string, sentToken: string | null, error: ApiError): ApiError {
  error.isSessionOver = error.status === 401 && !SIGNED_OUT_PATHS.includes(path)
  if (error.isSessionOver && sentToken !== null && sentToken === session.get().token) {
    toast({ title: messages.session.expired, kind: 'error' })
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
