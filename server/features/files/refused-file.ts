import type { BoundName } from '../../bounds.ts'
import { HttpError } from '../../http/errors.ts'

interface Refusal {
  /** By default 400. */
  status?: 413 | 415
  /** The bound that was reached. */
  bound?: BoundName
}

/** The refusal of an uploaded file, at its field. */
export const refusedFile = (message: string, { status, bound }: Refusal = {}) =>
  new HttpError(status ?? 400, message, { fields: { file: message }, ...(bound && { bound }) })
