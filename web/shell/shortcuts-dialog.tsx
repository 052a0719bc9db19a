import { messages } from '#contract/messages.ts'
import { CTRL } from '#web/lib/key-name.ts'
import { areSingleKeysOn } from '#web/lib/single-keys.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

const keys = (): readonly (readonly [what: string, ...keys: string[]])[] => [
  [messages.shell.searchEverything, CTRL, 'K'],
  [messages.shell.keySearchTable, '/'],
  [messages.shell.keySidebar, CTRL, 'B'],
  [messages.shell.keySendForm, CTRL, 'Enter'],
  [messages.shell.keyNextSection, CTRL, '↓'],
  [messages.shell.keyPreviousSection, CTRL, '↑'],
  [messages.queue.keysInQueue, 'J', 'K'],
  [messages.queue.keyActInQueue, 'V', 'A', 'C', 'X', 'O'],
  [messages.stages.change, 'M'],
  [messages.stages.keysOfCard, 'X'],
  [messages.papers.keysOfPaper, 'R', 'D', 'L', 'U'],
  [messages.papers.markAll, 'Shift', 'R'],
  [messages.reminders.keysInReminders, 'W', 'S', 'C', 'M', 'Z', 'R'],
  [messages.shell.keyNotification, 'F8'],
  [messages.shell.keyClose, 'Esc'],
  [messages.shell.keyShortcutList, '?'],
]

/** What works without the single keys. */
const isCombined = ([, ...pressed]: readonly string[]) =>
  pressed.some((key) => key === CTRL || (key.length > 1 && key !== 'Shift'))

interface ShortcutsDialogProps {
  open: boolean
  onClose: () => void
}

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const isOn = areSingleKeysOn()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.shell.keysTitle}
      description={isOn ? undefined : messages.shell.singleKeysOff}
    >
      <dl className="grid divide-y">
        {(isOn ? keys() : keys().filter(isCombined)).map(([what, ...pressed]) => (
          <div key={what} className="flex items-center justify-between gap-4 py-2.5">
            <dt>{what}</dt>
            <dd className="flex shrink-0 gap-1">
              {pressed.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
