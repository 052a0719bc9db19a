import { errorDetail, errorText, isKnown } from './api-error.ts'
import { toast } from './toast.ts'

/** Shows the red toast of a failed action: the title, and below it the failure's text or `ownWords` of the call. */
export function toastFailure(title: string, error: unknown, ownWords?: string): void {
  if (isKnown(error)) return
  toast({ kind: 'error', title, description: ownWords ? errorText(error, ownWords) : errorDetail(error, title) })
}
