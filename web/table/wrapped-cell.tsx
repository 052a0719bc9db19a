import type { ReactNode } from 'react'
import { TableHighlight } from '#web/ui/highlight.tsx'

/** A title of any length, with a smaller line below: titles of rows do not wrap by themselves. */
export const WrappedCell = ({ below, children }: { below?: string | null; children: ReactNode }) => (
  <div className="wrap-anywhere min-w-24 whitespace-normal">
    {typeof children === 'string' ? <TableHighlight>{children}</TableHighlight> : children}
    {below && (
      <span className="block font-normal text-muted text-sm">
        <TableHighlight>{below}</TableHighlight>
      </span>
    )}
  </div>
)
