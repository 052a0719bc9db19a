import { endpoint } from '../endpoint.ts'

import { roles, staffRoles } from '../roles.ts'
import { Checklist, PaperChange } from './paper.ts'

/** The papers of a case. */
export const paperEndpoints = {
  ofCase: endpoint('GET', '/case/papers/:caseId', {
    roles,
    scope: 'cases:read',
    summary: 'The papers of a case, with their states',
    data: Checklist,
    atCounter: true,
  }),
  change: endpoint('PATCH', '/case/papers/:caseId', {
    roles: staffRoles,
    scope: 'cases:write',
    summary: 'Note the state of a paper of a case',
    body: PaperChange,
    data: Checklist,
    message: 'papers.changed',
    idempotent: true,
    atCounter: true,
  }),
}
