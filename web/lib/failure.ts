import { errorDetail, errorText, isAlreadyReported } from './api-error.ts'
import { toast } from './toast.ts'

/** Shows the red toast of a failed action: the title, and below it the failure's text or `fallbackText` of the call. */
export function toastFailure(title: string, error: unknown, fallbackText?: string): void {
  if (isAlreadyReported(error)) return
  toast({
    kind: 'error',
    title,
    description: fallbackText ? errorText(error, fallbackText) : errorDetail(error, title),
  })
}
