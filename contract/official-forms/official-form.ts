import { z } from 'zod'
import { mayHoldAadhaar } from '../aadhaar.ts'
import { endpoint } from '../endpoint.ts'
import { flag, listQuery, optionalText, pageOf, requiredText } from '../fields.ts'
import { PdfPassword } from '../files/file-endpoints.ts'
import { LONG_TEXT_LENGTH, MAX_NAME } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { adminRoles, staffRoles } from '../roles.ts'
import { ServiceCode } from '../services/service.ts'
import { serviceCodes } from '../services/service-values.ts'
import { isPrintable, normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'
import { isFormValue } from './form-values.ts'

/** The limit of a blank: 5 MB and 10 pages. */
export const MAX_BLANK_BYTES = 5 * 1024 * 1024

export const MAX_BLANK_PAGES = 10

/** Maximum forms of an office, those that are switched off included. */
export const MAX_FORMS = 500

/** Maximum forms that are printed in one PDF, and maximum bytes of their blanks in total. */
export const MAX_PRINTED_FORMS = 20

export const MAX_PRINTED_BYTES = 4 * MAX_BLANK_BYTES

const MAX_MARKS = 500

/** Maximum characters of a value, and of the name of a field. */
const MAX_VALUE = 200

const MAX_FIELD_NAME = 1000

/** The font sizes of marks, in points. */
const [MIN_SIZE, MAX_SIZE] = [4, 72]

/** Maximum boxes of a mark. */
const MAX_BOXES = 60

/** The longest side of a page that viewers show. */
const MAX_SIDE = 14_400

const points = z.number().min(0).max(MAX_SIDE)

/** Forms are not encrypted, so no number that could be an Aadhaar number is stored in them. */
const isWithoutAadhaar = (text: string) => !mayHoldAadhaar(text)

const WITH_AADHAAR = textKey('officialForms.aadhaarDigits')

/**
 * A value and where it is printed: in a field of the PDF, or at a place of a page in points from the
 * top left of the page as a viewer shows it.
 */
const mark = {
  field: z.string().min(1).max(MAX_FIELD_NAME).refine(isPrintable).refine(isWithoutAadhaar, WITH_AADHAAR).optional(),
  page: z.int().min(1).max(MAX_BLANK_PAGES, textKey('officialForms.noSuchPage')).optional(),
  x: points.optional(),
  y: points.optional(),
  /** A longer text is printed smaller, and then cut. */
  width: points.positive().optional(),
  size: z.number().min(MIN_SIZE).max(MAX_SIZE).optional(),
  /** The number of boxes within the width, each for one letter; a text that is longer than they are is a line. */
  boxes: z.int().min(2).max(MAX_BOXES).optional(),
}

/** The value of a mark: a path of a case, `today`, or `text:` and a text. */
const value = z
  .string({ error: textKey('officialForms.unknownValue') })
  .overwrite(normalizeLine)
  .max(MAX_VALUE, textKey('fields.tooLong', { max: MAX_VALUE }))
  .refine(isPrintable, textKey('fields.notPrintable'))
  .refine(isFormValue, textKey('officialForms.unknownValue'))
  .refine(isWithoutAadhaar, WITH_AADHAAR)

const NewMark = z.strictObject({ ...mark, value }).refine(({ field, page, x, y, width, size, boxes }) => {
  const place = [page, x, y, width, size]
  return field === undefined ? !place.includes(undefined) : [...place, boxes].every((part) => part === undefined)
}, textKey('officialForms.fieldOrPlace'))

export const Mark = z.object({ ...mark, value: z.string() })

export type Mark = z.infer<typeof Mark>

/** A blank PDF of the office, with the marks where values of a case are printed. */
export const OfficialForm = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The size of each page in points, as a viewer shows it. */
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  /** The names of the fields of the PDF itself. */
  fields: z.array(z.string()),
  services: z.array(ServiceCode),
  marks: z.array(Mark),
  isActive: z.boolean(),
})

export type OfficialForm = z.infer<typeof OfficialForm>

/** What is edited of a form. */
export const OfficialFormParts = z.strictObject({
  name: requiredText(textKey('officialForms.nameRequired'), MAX_NAME, normalizeLine).refine(
    isWithoutAadhaar,
    WITH_AADHAAR,
  ),
  services: z
    .array(ServiceCode)
    .max(serviceCodes.length)
    .overwrite((codes) => [...new Set(codes)]),
  isActive: flag(),
  marks: z.array(NewMark).max(MAX_MARKS),
})

/** Changes a form; parts that are left out stay, since several screens edit one each. */
export const OfficialFormEdit = OfficialFormParts.partial().refine((parts) => Object.keys(parts).length > 0, {
  path: ['name'],
  error: textKey('officialForms.nameRequired'),
})

export type OfficialFormEdit = z.input<typeof OfficialFormEdit>

/** A page of a form, counted from 1. */
export const FormPage = z.strictObject({
  id: z.uuid(textKey('cases.noValidId')),
  page: z.coerce.number(textKey('officialForms.noSuchPage')).int().min(1).max(MAX_BLANK_PAGES),
})

/** The forms of the Central Motor Vehicles Rules, 1989, whose values the portal knows, by their numbers. */
export const centralForms = ['26', '28', '29', '30', '33', '34', '35'] as const

export type CentralForm = (typeof centralForms)[number]

/** The marks of a central form that are proposed on a blank. */
export const ProposeMarks = z.strictObject({
  id: z.uuid(textKey('cases.noValidId')),
  number: z.enum(centralForms, textKey('officialForms.noSuchCentralForm')),
})

/** The marks that a blank has room for, and the labels that were not found on it. */
export const ProposedMarks = z.object({
  marks: z.array(Mark),
  missing: z.array(z.object({ label: z.string(), value: z.string() })),
  /** True for a scan: the marks are proposed one below the other, to be dragged into place. */
  isScan: z.boolean(),
})

export type ProposedMarks = z.infer<typeof ProposedMarks>

/** Whose form is printed. With a reason, Aadhaar numbers are printed in full. */
export const FillForm = z.strictObject({
  caseId: z.uuid({ error: textKey('cases.noValidCaseId') }),
  reason: optionalText(LONG_TEXT_LENGTH, maskedLines),
})

export type FillForm = z.input<typeof FillForm>

/** The forms of a case that are printed in one PDF, in this order; the reason as above. */
export const PrintForms = FillForm.extend({
  formIds: z
    .array(z.uuid(textKey('cases.noValidId')).toLowerCase())
    .min(1, textKey('officialForms.noneChosen'))
    .max(MAX_PRINTED_FORMS, textKey('officialForms.tooManyChosen', { most: MAX_PRINTED_FORMS }))
    .overwrite((ids) => [...new Set(ids)]),
})

export type PrintForms = z.input<typeof PrintForms>

/** The official forms of the office. */
export const officialFormEndpoints = {
  all: endpoint('GET', '/form/all', {
    roles: staffRoles,
    summary: 'The forms of the office; for employees only those that are active',
    query: listQuery('name'),
    ...pageOf(OfficialForm),
  }),
  upload: endpoint('POST', '/form/upload', {
    roles: adminRoles,
    summary: 'Add a blank PDF as a form',
    limit: 'form',
    accepts: 'multipart',
    body: z.strictObject({ password: PdfPassword }),
    data: OfficialForm,
    status: 201,
    message: 'officialForms.uploaded',
    idempotent: true,
  }),
  edit: endpoint('PUT', '/form/edit/:id', {
    roles: adminRoles,
    summary: 'Name a form, choose its services and place its marks; switch it on or off; parts that are left out stay',
    body: OfficialFormEdit,
    data: OfficialForm,
    message: 'officialForms.edited',
  }),
  picture: endpoint('GET', '/form/picture/:id/:page', {
    roles: adminRoles,
    summary: 'A page of a blank as a picture, for placing marks on it',
    params: FormPage,
    data: z.object({
      /** The picture itself, as a `data:` URL. */
      picture: z.string(),
    }),
  }),
  propose: endpoint('GET', '/form/propose/:id/:number', {
    roles: adminRoles,
    summary: 'Find the labels of a central form on a blank, and propose marks beside them',
    params: ProposeMarks,
    data: ProposedMarks,
  }),
  fill: endpoint('POST', '/form/fill/:id', {
    roles: staffRoles,
    summary: 'Print a form with the values of a case; with a reason, Aadhaar numbers in full',
    body: FillForm,
    answers: 'pdf',
    data: z.null(),
    message: 'officialForms.filled',
  }),
  print: endpoint('POST', '/form/print', {
    roles: staffRoles,
    summary: 'Print several forms with the values of a case, as one PDF; Aadhaar numbers as in the call for one form',
    body: PrintForms,
    answers: 'pdf',
    data: z.null(),
    message: 'officialForms.printed',
  }),
}
