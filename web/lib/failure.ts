import { errorDetail, errorText, isKnown } from './api-error.ts'
import { toast } from './toast.ts'

/** The red toast of a failed action: what failed, and below it what can be told of it, or `ownWords` of the call. */
export function toastFailure(title: string, error: unknown, ownWords?: string): void {
  if (isKnown(error)) return
  toast({ kind: 'error', title, description: ownWords ? errorText(error, ownWords) : errorDetail(error, title) })
}
