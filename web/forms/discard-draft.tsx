import { messages } from '#contract/messages.ts'
import { RotateCcw } from '#web/icons/index.generated.ts'
import { preventFocusLoss } from '#web/lib/focus.ts'
import { Button } from '#web/ui/button.tsx'
import type { Draft } from './use-draft.ts'

/** Shows that changes from before a reload were restored, and offers to discard them. */
export function DiscardDraft({ draft, onDiscard }: { draft: Draft; onDiscard?: () => void }) {
  if (!draft.restored) return null
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-info-line bg-info-soft px-4 py-2 text-info">
      {messages.reminderSettings.restored}
      <Button
        icon={RotateCcw}
        size="sm"
        onClick={() => {
          preventFocusLoss()
          draft.discard()
          onDiscard?.()
        }}
      >
        {messages.reminderSettings.discard}
      </Button>
    </p>
  )
}
