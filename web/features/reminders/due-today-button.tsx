import { CalendarClock } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'

const DueTodayDialog = lazyNamed(async () => (await import('./due-today-dialog.tsx')).DueTodayDialog)

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
