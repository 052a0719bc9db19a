import { t } from '#contract/texts.ts'
import { areSingleKeysOn, CTRL } from '#web/lib/keys.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

const keys = (): readonly (readonly [what: string, ...keys: string[]])[] => [
  [t.shell('searchEverything'), CTRL, 'K'],
  [t.shell('keySearchTable'), '/'],
  [t.shell('keySidebar'), CTRL, 'B'],
  [t.shell('keySendForm'), CTRL, 'Enter'],
  [t.shell('keyNextSection'), CTRL, '↓'],
  [t.shell('keyPreviousSection'), CTRL, '↑'],
  [t.queue('keysInQueue'), 'J', 'K'],
  [t.queue('keyActInQueue'), 'V', 'A', 'C', 'X', 'O'],
  [t.stages('change'), 'M'],
  [t.stages('keysOfCard'), 'X'],
  [t.papers('keysOfPaper'), 'R', 'D', 'L', 'U'],
  [t.papers('markAll'), 'Shift', 'R'],
  [t.reminders('keysInReminders'), 'W', 'S', 'C', 'M', 'Z', 'R'],
  [t.shell('keyNotification'), 'F8'],
  [t.shell('keyClose'), 'Esc'],
  [t.shell('keyShortcutList'), '?'],
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
      title={t.shell('keysTitle')}
      description={isOn ? undefined : t.shell('singleKeysOff')}
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
