import { messages } from '#contract/messages.ts'
import { toast } from '#web/lib/toast.ts'
import { Switch } from '#web/ui/switch.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

export function ActiveCell({
  name,
  isActive,
  onSwitch,
  lockedReason,
}: {
  /** The row's name, for screen readers. */
  name: string
  isActive: boolean
  onSwitch: () => void
  lockedReason?: string | false
}) {
  return (
    <span className="inline-flex items-center gap-2.5">
      {lockedReason ? (
        <Tooltip content={lockedReason}>
          <Switch
            aria-label={messages.table.activeSwitch(name)}
            aria-disabled
            aria-description={lockedReason}
            checked={isActive}
            onCheckedChange={() => toast({ kind: 'warning', title: lockedReason })}
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
