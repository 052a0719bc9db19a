import { clsx } from 'clsx'
import { RotateCcw } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { Button } from '#web/ui/button.tsx'
import type { Draft } from './use-draft.ts'

interface DiscardDraftProps {
  draft: Draft
  text?: string
  label?: string
  className?: string
  onDiscard?: () => void
}

/** Shows that input from before a reload was restored, and offers to discard it. */
export function DiscardDraft({
  draft,
  text = t.reminderSettings('restored'),
  label = t.reminderSettings('discard'),
  className = '',
  onDiscard,
}: DiscardDraftProps) {
  if (!draft.restored) return null
  return (
    <p
      className={clsx(
        className,
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-info-line bg-info-soft px-4 py-2 text-info',
      )}
    >
      {text}
      <Button
        icon={RotateCcw}
        size="sm"
        onClick={() => {
          preventFocusLoss()
          draft.discard()
          onDiscard?.()
        }}
      >
        {label}
      </Button>
    </p>
  )
}
