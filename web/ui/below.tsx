import type { ReactNode } from 'react'

/**
 * What stands below something of unknown height. It loads beside it, and is shown once that height is known, so that
 * nothing moves.
 */
export const Below = ({ isLoading, children }: { isLoading: boolean; children: ReactNode }) => (
  <div className={isLoading ? 'hidden' : 'contents'}>{children}</div>
)
