import { CalendarClock } from 'lucide-react'
import { lazy } from 'react'
import { messages } from '#contract/messages.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'

const DueTodayDialog = lazy(async () => ({ default: (await import('./due-today-dialog.tsx')).DueTodayDialog }))

/** "What would be sent today". */
export function DueTodayButton() {
  return (
    <DialogButton
      icon={CalendarClock}
      label={messages.reminderSettings.preview}
      dialog={(setOpen) => <DueTodayDialog onClose={() => setOpen(false)} />}
    />
  )
}
