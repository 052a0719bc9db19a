import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogLoading } from '#web/ui/dialog-loading.tsx'

const DueTodayDialog = lazy(async () => ({ default: (await import('./due-today-dialog.tsx')).DueTodayDialog }))

/** "What would be sent today". */
export function DueTodayButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CalendarClock aria-hidden="true" />
        {messages.reminderSettings.preview}
      </Button>
      {isOpen && (
        <Suspense fallback={<DialogLoading />}>
          <DueTodayDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
