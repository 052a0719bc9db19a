import { z } from 'zod'
import { hasAadhaarDigits } from '../aadhaar.ts'
import { person } from '../cases/case.ts'
import { inputGroup } from '../cases/case-schemas.ts'
import { listQuery, optionalText } from '../fields.ts'
import { LONG_TEXT_LENGTH } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { Attachment } from '../papers/paper.ts'
import { requiredReason } from '../reason.ts'
import { ServiceCode } from '../services/service.ts'
import { serviceCodes } from '../services/service-values.ts'
import { textKey } from '../texts.ts'
import { vehicleKey } from '../vehicles/plate-key.ts'
import { requestStatuses } from './request-values.ts'

/** Requests of a firm that the office has not decided on yet. */
export const MAX_OPEN_REQUESTS = 200

export const RequestStatus = z.enum(requestStatuses)

/** What a dealer asks the office to do for a vehicle. */
export const DealerRequest = z.object({
  id: z.uuid(),
  at: z.string(),
  status: RequestStatus,
  vehicleNo: z.string(),
  services: z.array(ServiceCode),
  note: z.string().nullable(),
  /** Why it was declined; else null. */
  reason: z.string().nullable(),
  /** The case that was made of it; null until it is accepted. */
  CaseNo: z.string().nullable(),
  /** Empty once it is accepted: its files are those of the case then. */
  attachments: z.array(Attachment),
  firmName: z.string(),
  by: person,
})
export type DealerRequest = z.infer<typeof DealerRequest>

export const NewRequest = z.strictObject({
  vehicleNo: inputGroup('vehicleDetail').shape.vehicleNo.refine(
    (plate) => vehicleKey(plate) !== '' && !hasAadhaarDigits(plate),
    textKey('requests.plateInvalid'),
  ),
  services: z
    .array(ServiceCode, { error: textKey('requests.servicesRequired') })
    .min(1, textKey('requests.servicesRequired'))
    .max(serviceCodes.length)
    .transform((codes) => serviceCodes.filter((code) => codes.includes(code))),
  note: optionalText(LONG_TEXT_LENGTH, maskedLines),
})
export type NewRequest = z.input<typeof NewRequest>

export const DeclineRequest = z.strictObject({
  reason: requiredReason(textKey('cases.reasonRequired')),
})
export type DeclineRequest = z.input<typeof DeclineRequest>

/** Oldest first, without a sort. */
export const RequestList = listQuery('at').extend({ status: RequestStatus.optional() })
