import type { Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import type { FullCase } from './make-case.ts'

/** How far the office gets with a case: not verified, rejected, not assigned, or assigned to a client that may pay. */
export type Fate = 'Created' | 'Updated' | 'rejected' | 'ready' | 'assigned'

/** A case to open, by whom and for whom; `seed` varies the way of its file. */
export interface PlannedCase {
  by: Session
  payer: ClientSession
  body: FullCase
  fate: Fate
  seed: number
  /** Left out for the way of payment that the client usually takes. */
  mode?: 'CASH'
  /** Whether the office keeps scans of its papers: pictures, or also PDFs. */
  isScanned?: boolean | 'PDF'
}
