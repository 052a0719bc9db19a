import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import { messages } from '#contract/messages.ts'
import { fileEndpoints } from '#web/endpoints.generated.ts'
import { addressOf, handleFailure } from './api.ts'
import { ApiError, toApiError } from './api-error.ts'
import { session } from './session.ts'

const { path } = fileEndpoints.upload

/** Returns the reason why a file cannot be a proof, or null: images only, at most 10 MB (spec/2 point 5). */
export function uploadProblem(file: File): string | null {
  if (!file.type.startsWith('image/')) return messages.payments.imagesOnly
  return file.size > MAX_UPLOAD_BYTES ? messages.payments.tooLarge : null
}

/**
 * Uploads an image and returns its URL. `onProgress` receives shares from 0 to 1; it uses XMLHttpRequest, since fetch
 * does not report the progress of a request's body.
 */
export function upload(
  file: File,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<string> {
  const token = session.get().token
  const form = new FormData()
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(path))
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onerror = () => reject(new ApiError(0))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    request.onload = () => {
      const url: unknown = request.response?.data?.url
      if (request.status < 300 && typeof url === 'string') resolve(url)
      else reject(handleFailure(path, token, toApiError(request.status, request.response)))
    }
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
