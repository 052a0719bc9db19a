import { FILES_TODAY } from '#contract/api.ts'
import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import { messages } from '#contract/messages.ts'
import { fileEndpoints } from '#web/endpoints.generated.ts'
import { addressOf, handleFailure } from './api.ts'
import { ApiError, toApiError } from './api-error.ts'
import { ofProof, scaleImage } from './scale-image.ts'
import { session } from './session.ts'
import { toast } from './toast.ts'

const { path } = fileEndpoints.upload

/** The bytes of an upload. `total` is 0 while the image is scaled down. */
export interface UploadedBytes {
  sent: number
  total: number
}

interface UploadOptions {
  params?: Record<string, string>
  /** The form's fields beside the file. */
  fields?: Record<string, string>
  onProgress?: (bytes: UploadedBytes) => void
  signal?: AbortSignal
  idempotencyKey?: string
}

/** Returns the reason why a file cannot be a proof, or null: images only, at most 10 MB (spec/2 point 5). */
export function uploadProblem(file: File): string | null {
  if (!file.type.startsWith('image/')) return messages.payments.imagesOnly
  return file.size > MAX_UPLOAD_BYTES ? messages.payments.tooLarge : null
}

/** Scales an image down, uploads it, and returns its URL. */
export async function upload(file: File, options: UploadOptions = {}): Promise<string> {
  options.onProgress?.({ sent: 0, total: 0 })
  const image = await scaleImage(file, ofProof)
  options.signal?.throwIfAborted()
  const { url } = (await sendFile(path, image, options)) as { url: string }
  return url
}

/** Warns when little of the day's quota is left: `used/limit` in MB. */
function warnOfQuota(filesToday: string | null): void {
  const [used, limit] = filesToday?.split('/') ?? []
  if (used && limit)
    toast({
      kind: 'warning',
      title: messages.upload.nearlyFull(used, limit),
      description: messages.upload.nearlyFullDetail,
    })
}

/**
 * Sends a file to a call that takes one, and returns the answer's data. Uses XMLHttpRequest, since fetch does not report
 * the progress of a request's body.
 */
export function sendFile(path: string, file: File, options: UploadOptions = {}): Promise<unknown> {
  const { params, fields = {}, onProgress, signal, idempotencyKey } = options
  const token = session.get().token
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  onProgress?.({ sent: 0, total: file.size })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(path, params))
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey)
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
