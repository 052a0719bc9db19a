import { addressOf, type CallArgs, handleFailure, repeatAfterStepUp } from './api.ts'
import type { ClientEndpoint } from './client-endpoint.ts'
import { ApiError, toApiError } from './errors.ts'
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

export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the URL only after the click event.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** The tabs with a PDF, and its address, which a tab needs to load or save it again. */
const opened = new Map<Window, string>()

/** Opens a PDF in a tab of its own, where the browser shows and prints it; saves it if tabs are blocked. */
export function openPdf({ file, name }: { file: Blob; name: string }): void {
  for (const [tab, address] of opened)
    if (tab.closed) {
      URL.revokeObjectURL(address)
      opened.delete(tab)
    }
  const url = URL.createObjectURL(file)
  const tab = window.open(url, '_blank')
  if (tab) {
    opened.set(tab, url)
    return
  }
  URL.revokeObjectURL(url)
  download(file, name)
}

/** A `mailto:` link; the address is encoded so that it cannot add a subject or other fields. */
export const mailTo = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`
