import { FILES_TODAY } from '#contract/api.ts'
import { t } from '#contract/texts.ts'
import { addressOf, handleFailure, repeatAfterStepUp } from './api.ts'
import { ApiError, toApiError } from './api-error.ts'
import { requestHeaders } from './request-headers.ts'
import { bearerToken } from './session.ts'
import { toast } from './toast.ts'

/** The bytes of an upload. `total` is 0 while the image is scaled down. */
export interface UploadedBytes {
  sent: number
  total: number
}

export interface SendFileOptions {
  params?: Record<string, string>
  /** The form's fields beside the file. */
  fields?: Record<string, string>
  onProgress?: (bytes: UploadedBytes) => void
  signal?: AbortSignal
  idempotencyKey?: string
}

/** Warns when little of the day's quota is left: `used/limit` in MB. */
function warnOfQuota(filesToday: string | null): void {
  const [used, limit] = filesToday?.split('/') ?? []
  if (used && limit)
    toast({
      kind: 'warning',
      title: t.upload('nearlyFull', { used, limit }),
      description: t.upload('nearlyFullDetail'),
    })
}

/**
 * Sends a file to a call that takes one, and returns the answer's data. Uses XMLHttpRequest, since fetch does not report
 * the progress of a request's body.
 */
export const sendFile = (path: string, file: File, options: SendFileOptions = {}): Promise<unknown> =>
  repeatAfterStepUp(() => sendOnce(path, file, options))

function sendOnce(path: string, file: File, options: SendFileOptions): Promise<unknown> {
  const { params, fields = {}, onProgress, signal, idempotencyKey } = options
  const token = bearerToken()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  onProgress?.({ sent: 0, total: file.size })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(path, params))
    request.responseType = 'json'
    const headers = { ...requestHeaders(token, idempotencyKey), accept: 'application/json' }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total })
    request.onerror = () => reject(new ApiError(0))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    request.onload = () => {
      const data: unknown = request.response?.data
      warnOfQuota(request.getResponseHeader(FILES_TODAY))
      if (request.status < 300 && data) resolve(data)
      else reject(handleFailure(path, token, toApiError(request.status, request.response)))
    }
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
