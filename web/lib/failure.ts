import { errorDetail, errorText, isKnown } from './api-error.ts'
import { toast } from './toast.ts'

/** The red toast of a failed action: what failed, and below it what can be told of it, or `ownWords` of the call. */
export function toastFailure(title: string, error: unknown, ownWords?: string): void {
  if (isKnown(error)) return
  toast({ kind: 'error', title, description: ownWords ? errorText(error, ownWords) : errorDetail(error, title) })
}

/** The same for a call whose failure is told in the server's words, and in `ownWords` only without any. */
export function toastServerWords(error: unknown, ownWords: string): void {
  const title = errorText(error, ownWords)
  toastFailure(title, error)
}

/** Writes a failure to the console and passes it on (spec/1 point 8: change-password, toggle-activation). */
export async function logFailure<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    console.error(errorText(error))
    throw error
  }
}
