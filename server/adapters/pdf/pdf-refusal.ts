import { isDiskFull } from '../local-files.ts'

/**
 * Why a PDF is refused: it needs a password, or another one; does more than show pages; has a page of a size that viewers
 * do not show; cannot be read; or cannot be rewritten.
 */
export class PdfRefusal extends Error {
  readonly fault: 'encrypted' | 'password' | 'active' | 'sides' | 'unreadable' | 'unwritable'
  constructor(fault: PdfRefusal['fault']) {
    super(fault)
    this.fault = fault
  }
}

/** Returns which fault of a file, or of a full disk, an error tells of; null for any other error. */
export const refusalIn = (error: unknown): PdfRefusal['fault'] | 'full' | null => {
  if (isDiskFull(error)) return 'full'
  return error instanceof PdfRefusal ? error.fault : null
}
