import { messages } from '#contract/messages.ts'
import { toast } from '#web/lib/toast.ts'
import { Switch } from '#web/ui/switch.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

/** Yes or No, with a switch. */
export function ActiveCell({
  name,
  isActive,
  onSwitch,
  always,
}: {
  /** The row's name, for screen readers. */
  name: string
  isActive: boolean
  onSwitch: () => void
  /** The reason why the row cannot be switched off. */
  always?: string | false
}) {
  return (
    <span className="inline-flex items-center gap-2.5">
      {always ? (
        <Tooltip content={always}>
          <Switch
            aria-label={messages.table.activeSwitch(name)}
            aria-disabled
            aria-description={always}
            checked={isActive}
            onCheckedChange={() => toast({ kind: 'warning', title: always })}
          />
        </Tooltip>
      ) : (
        <Switch aria-label={messages.table.activeSwitch(name)} checked={isActive} onCheckedChange={onSwitch} />
      )}
      <span aria-hidden="true" className={isActive ? '' : 'text-muted'}>
        {isActive ? messages.general.yes : messages.general.no}
      </span>
    </span>
  )
}
