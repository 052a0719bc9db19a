import { toast } from '#web/lib/toast.ts'
import { Button, type ButtonProps } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

/**
 * A button that is disabled with a reason while `reason` is given: shown on hover and focus, and
 * told by a toast when it is pressed all the same, for a phone knows no hover.
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
