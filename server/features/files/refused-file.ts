import type { BoundName } from '../../bounds.ts'
import { HttpError } from '../../http/errors.ts'

/** The refusal of an uploaded file, at its field: 400, with the bound that was reached. */
export const refusedFile = (message: string, bound?: BoundName) =>
  new HttpError(400, message, { fields: { file: message }, ...(bound && { bound }) })
