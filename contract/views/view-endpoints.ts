import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'

import { staffRoles } from '../roles.ts'
import { EditView, NewView, StartView, View } from './view.ts'

/** Saved queries of lists. */
export const viewEndpoints = {
  all: endpoint('GET', '/view/all', {
    roles: staffRoles,
    summary: "The caller's own views and the shared ones, by name",
    query: listQuery('name', 'list'),
    ...pageOf(View),
  }),
  create: endpoint('POST', '/view/create', {
    roles: staffRoles,
    summary: 'Save a query of a list as a view',
    body: NewView,
    data: View,
    status: 201,
    message: 'views.saved',
  }),
  edit: endpoint('PUT', '/view/edit/:id', {
    roles: staffRoles,
    summary: 'Change an own view; parts that are left out stay',
    body: EditView,
    data: View,
    message: 'views.saved',
  }),
  remove: endpoint('DELETE', '/view/delete/:id', {
    roles: staffRoles,
    summary: 'Delete an own view',
    data: z.null(),
    message: 'views.deleted',
  }),
  start: endpoint('PUT', '/view/start', {
    roles: staffRoles,
    summary: "Set or clear the view with which the caller's list begins, or for superadmins that of a role",
    body: StartView,
    data: z.null(),
    message: 'views.startSet',
  }),
}
