import { CloudOff } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { Button } from './button.tsx'

interface ErrorStateProps {
  title: string
  detail?: string
  /** A single line without the detail. */
  inline?: boolean | undefined
  onRetry?: (() => void) | undefined
}

export function ErrorState({ title, detail, inline = false, onRetry }: ErrorStateProps) {
  if (inline) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-bad">
        {title}
        {onRetry && (
          <Button size="sm" onClick={onRetry}>
            {t.general('tryAgain')}
          </Button>
        )}
      </p>
    )
  }
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <span className="mb-4 grid size-11 place-items-center rounded-lg bg-bad-soft text-bad">
        <CloudOff className="size-5" />
      </span>
      <p className="font-medium">{title}</p>
      {detail && detail !== title && <p className="mt-1 max-w-prose text-muted">{detail}</p>}
      {onRetry && (
        <Button className="mt-5" onClick={onRetry}>
          {t.general('tryAgain')}
        </Button>
      )}
    </div>
  )
}
