import type { ReactNode } from 'react'

/** A title of any length: titles of rows do not wrap by themselves. */
export const WrappedCell = ({ children }: { children: ReactNode }) => (
  <div className="wrap-anywhere min-w-24 whitespace-normal">{children}</div>
)
