import { RotateCcw } from 'lucide-react'
import { showPlate } from '#contract/cases/plate.ts'
import { messages } from '#contract/messages.ts'
import type { Draft } from '#web/forms/use-draft.ts'
import { preventFocusLoss } from '#web/lib/focus.ts'
import { hasCoarsePointer } from '#web/lib/media.ts'
import { Button } from '#web/ui/button.tsx'
import { focusSection } from './case-sections.ts'

interface RestoredNoticeProps {
  draft: Draft
  /** The number of the vehicle that the input is for, if there is one. */
  plate?: string | undefined
}

/** Tells that the input from before a reload was restored, and offers an empty form. */
export function RestoredNotice({ draft, plate }: RestoredNoticeProps) {
  if (!draft.restored) return null
  // The pressed button disappears. On a touch screen the first field would open the keyboard over the page.
  const startOver = () => {
    draft.discard()
    if (hasCoarsePointer()) preventFocusLoss()
    else focusSection('generalDetail')
  }
  return (
    <p className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-info-line bg-info-soft px-4 py-2 text-info">
      {plate ? messages.cases.restoredFor(showPlate(plate)) : messages.cases.restored}
      <Button size="sm" onClick={startOver}>
        <RotateCcw aria-hidden="true" />
        {messages.cases.startOver}
      </Button>
    </p>
  )
}
