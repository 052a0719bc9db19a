import { addressOf, type CallArgs, handleFailure, repeatAfterStepUp } from './api.ts'
import { ApiError, toApiError } from './api-error.ts'
import type { ClientEndpoint } from './client-endpoint.ts'
import { download } from './download.ts'
import { requestHeaders } from './request-headers.ts'
import { bearerToken } from './session.ts'

/** Calls an endpoint that answers a file; returns the file and the name that the server gives it. Throws an ApiError. */
export const requestFile = <E extends ClientEndpoint>(endpoint: E, args: CallArgs<E>) =>
  repeatAfterStepUp(() => requestOnce(endpoint, args))

async function requestOnce<E extends ClientEndpoint>(endpoint: E, args: CallArgs<E>) {
  const { params, query, body } = args as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
  }
  const token = bearerToken()
  const response = await fetch(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    headers: {
      ...requestHeaders(token),
      ...(endpoint.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(endpoint.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    cache: 'no-store',
  }).catch(() => {
    throw new ApiError(0)
  })
  if (!response.ok)
    throw handleFailure(endpoint.path, token, toApiError(response.status, await response.json().catch(() => null)))
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { file: await response.blob(), name: decodeURIComponent(name) }
}

/** Calls an endpoint that answers a file, and saves it. Throws an ApiError. */
export async function saveFile<E extends ClientEndpoint>(endpoint: E, args: CallArgs<E>): Promise<void> {
  const { file, name } = await requestFile(endpoint, args)
  download(file, name)
}
