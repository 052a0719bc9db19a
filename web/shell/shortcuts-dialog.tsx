import { Dialog } from '#web/ui/dialog.tsx'
import { CTRL } from './key-name.ts'

const keys: readonly (readonly [what: string, ...keys: string[]])[] = [
  ['Search everything', CTRL, 'K'],
  ["Search this page's table", '/'],
  ['Show or hide the sidebar', CTRL, 'B'],
  ['Send the form you are in', CTRL, 'Enter'],
  ['Next section of a case form', 'Ctrl', '↓'],
  ['Section before it', 'Ctrl', '↑'],
  ['Close a dialog, a list or a search', 'Esc'],
  ['These keys', '?'],
]

/** What the keyboard can do, wherever one is. */
export function ShortcutsDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keys">
      <dl className="grid divide-y">
        {keys.map(([what, ...pressed]) => (
          <div key={what} className="flex items-center justify-between gap-4 py-2.5">
            <dt>{what}</dt>
            <dd className="flex shrink-0 gap-1">
              {pressed.map((key) => (
                <kbd key={key} className="min-w-6 rounded-sm border bg-sunken px-1.5 py-0.5 text-center text-sm">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
