import { Button, type ButtonProps } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

/** A button that is disabled with a reason, shown on hover and focus, while `reason` is given. */
export function GuardedButton({ reason, ...rest }: ButtonProps & { reason: string | null | undefined }) {
  if (!reason) return <Button {...rest} />
  return (
    <Tooltip content={reason} delay={0}>
      <Button {...rest} disabled aria-description={reason} />
    </Tooltip>
  )
}
