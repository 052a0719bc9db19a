import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'

import { adminRoles, roles } from '../roles.ts'
import { NewPaper, Paper, PaperEdit, Service, ServiceEdit } from './service.ts'

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
