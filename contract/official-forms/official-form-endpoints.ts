import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'
import { PdfPassword } from '../files/pdf-password.ts'

import { adminRoles, staffRoles } from '../roles.ts'
import {
  FillForm,
  FormPage,
  OfficialForm,
  OfficialFormEdit,
  PrintForms,
  ProposedMarks,
  ProposeMarks,
} from './official-form.ts'

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
