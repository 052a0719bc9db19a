import type { TextKey } from '#contract/texts/translate.ts'
import type { BoundName } from '../../context/bounds.ts'
import { HttpError, shareUsedUp, unavailable } from '../../http/errors.ts'

interface Refusal {
  /** By default 400. */
  status?: 413 | 415
  /** The bound that was reached. */
  bound?: BoundName
}

/** The refusal of an uploaded file, at its field. */
export const refusedFile = (message: TextKey, { status, bound }: Refusal = {}) =>
  new HttpError(status ?? 400, message, { fields: { file: message }, ...(bound && { bound }) })

/**
 * The refusal of a file that cannot be read now: too many wait or the machine is at fault (503), the sender's share is used
 * up (429), or the disk is full (507).
 */
export function unreadFile(fault: 'busy' | 'share' | 'full' | 'machine', bound: BoundName): HttpError {
  if (fault === 'machine') return unavailable()
  if (fault === 'share') return shareUsedUp()
  if (fault === 'full') return new HttpError(507, 'general.diskFull')
  return unavailable(bound)
}
