import { toast } from '#web/lib/toast.ts'
import { Button, type ButtonProps } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

/**
 * A button that is disabled while `reason` is given: the reason is shown on hover and focus, and as a toast when the
 * button is pressed, since a phone has no hover.
 */
export function GuardedButton({ reason, ...rest }: ButtonProps & { reason: string | null | undefined }) {
  if (!reason) return <Button {...rest} />
  return (
    <Tooltip content={reason}>
      <Button
        {...rest}
        disabled
        aria-description={reason}
        onRefused={() => toast({ kind: 'warning', title: reason })}
      />
    </Tooltip>
  )
}
