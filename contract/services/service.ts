import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag, listQuery, optionalText, pageOf, requiredText } from '../fields.ts'
import { MAX_FORM_NO, MAX_NAME } from '../limits.ts'
import { adminRoles, roles } from '../roles.ts'
import { textKey } from '../texts.ts'
import { serviceCodes } from './service-values.ts'

export const ServiceCode = z.enum(serviceCodes)

export const MAX_EXPECTED_DAYS = 365

/** Maximum papers of a service, those that are switched off included. */
export const MAX_PAPERS = 60

/** A paper that a service needs, such as `Form 29`; `formNo` is null for papers other than forms. */
export const Paper = z.object({
  id: z.uuid(),
  name: z.string(),
  formNo: z.string().nullable(),
  isRequired: z.boolean(),
  isActive: z.boolean(),
})

export type Paper = z.infer<typeof Paper>

/** What a case asks of the RTO, with its papers in their order. */
export const Service = z.object({
  code: ServiceCode,
  label: z.string(),
  /** The calendar days that the RTO takes. */
  expectedDays: z.int(),
  papers: z.array(Paper),
})

export type Service = z.infer<typeof Service>

export const ServiceEdit = z.strictObject({
  label: requiredText(textKey('services.labelRequired'), MAX_NAME),
  expectedDays: z
    .int(textKey('services.daysRange', { most: MAX_EXPECTED_DAYS }))
    .min(1, textKey('services.daysRange', { most: MAX_EXPECTED_DAYS }))
    .max(MAX_EXPECTED_DAYS, textKey('services.daysRange', { most: MAX_EXPECTED_DAYS })),
})

export type ServiceEdit = z.input<typeof ServiceEdit>

/** The form of a service, whose days are typed as digits. */
export const ServiceForm = ServiceEdit.extend({
  expectedDays: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, textKey('services.daysRange', { most: MAX_EXPECTED_DAYS }))
    .transform(Number)
    .pipe(ServiceEdit.shape.expectedDays),
})

export const NewPaper = z.strictObject({
  name: requiredText(textKey('services.paperNameRequired'), MAX_NAME),
  formNo: optionalText(MAX_FORM_NO),
  isRequired: flag(),
})

export type NewPaper = z.input<typeof NewPaper>

export const PaperEdit = NewPaper.extend({
  isActive: flag(),
  /** The new place among the papers of the service, from 0; left out, the paper stays where it is. */
  position: z.int().min(0).max(MAX_PAPERS).optional(),
})

export type PaperEdit = z.input<typeof PaperEdit>

/** Any text: an unknown service is 404. */
const byCode = z.strictObject({ code: z.string().max(40) })

/** The catalogue of services and their papers. */
export const serviceEndpoints = {
  all: endpoint('GET', '/service/all', {
    roles,
    summary: 'Every service with its papers, those that are switched off included',
    query: listQuery('code', 'label', 'expectedDays'),
    ...pageOf(Service),
    atCounter: true,
  }),
  edit: endpoint('PUT', '/service/edit/:code', {
    roles: adminRoles,
    summary: 'Change the label and the expected days of a service',
    params: byCode,
    body: ServiceEdit,
    data: Service,
    message: 'services.edited',
  }),
  addPaper: endpoint('POST', '/service/paper/:code', {
    roles: adminRoles,
    summary: 'Add a paper to a service',
    params: byCode,
    body: NewPaper,
    data: Paper,
    status: 201,
    message: 'services.paperAdded',
  }),
  editPaper: endpoint('PUT', '/service/edit-paper/:id', {
    roles: adminRoles,
    summary: 'Change, move or switch a paper of a service',
    body: PaperEdit,
    data: Paper,
    message: 'services.paperEdited',
  }),
}
