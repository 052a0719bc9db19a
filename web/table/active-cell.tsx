import { Switch } from '#web/ui/switch.tsx'

/** Yes or No with the switch for it. */
export function ActiveCell({
  name,
  isActive,
  onSwitch,
  always = false,
}: {
  /** Whose switch it is, for screen readers. */
  name: string
  isActive: boolean
  onSwitch: () => void
  /** True for what cannot be switched off. */
  always?: boolean
}) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Switch aria-label={`${name} active`} checked={isActive} disabled={always} onCheckedChange={onSwitch} />
      <span aria-hidden="true" className={isActive ? '' : 'text-muted'}>
        {isActive ? 'Yes' : 'No'}
      </span>
    </span>
  )
}
