import { z } from 'zod'
import { hasAadhaarDigits } from '../aadhaar.ts'
import { AttachmentUpload } from '../attachments/attachment.ts'
import { person } from '../cases/case.ts'
import { inputGroup } from '../cases/case-schemas.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery, optionalText, pageOf } from '../fields.ts'
import { LONG_TEXT_LENGTH } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { Attachment } from '../papers/paper.ts'
import { requiredReason } from '../reason.ts'
import { roles, staffRoles } from '../roles.ts'
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

/** What dealers ask for, until the office accepts it by a case (`POST /case/new`) or declines it. */
export const requestEndpoints = {
  create: endpoint('POST', '/request/new', {
    roles: ['client'],
    summary: 'Ask the office for services for a vehicle',
    body: NewRequest,
    data: DealerRequest,
    status: 201,
    message: 'requests.sent',
  }),
  upload: endpoint('POST', '/request/attachments/:id', {
    roles: ['client'],
    summary: 'Add an image or a PDF to an open request, or to a paper of its services',
    limit: 'attachment',
    accepts: 'multipart',
    body: AttachmentUpload,
    data: Attachment,
    status: 201,
    message: 'attachments.uploaded',
    idempotent: true,
  }),
  all: endpoint('GET', '/request/all', {
    roles,
    summary: 'Requests of dealers, oldest first; of the own firm for a client',
    query: RequestList,
    ...pageOf(DealerRequest),
  }),
  decline: endpoint('POST', '/request/decline/:id', {
    roles: staffRoles,
    summary: 'Decline an open request, with a reason that its dealer reads',
    body: DeclineRequest,
    data: DealerRequest,
    message: 'requests.declined',
  }),
}
