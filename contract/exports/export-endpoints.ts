import { z } from 'zod'
import { CaseFilter, CaseList } from '../cases/case-query.ts'
import { clientEndpoints } from '../clients/client-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { paymentEndpoints } from '../payments/payment-endpoints.ts'
import { WorklistFilter } from '../reminders/reminder.ts'
import { staffRoles } from '../roles.ts'
import { StageFilter } from '../stages/stage.ts'
import { vehicleEndpoints } from '../vehicles/vehicle-endpoints.ts'
import { ExportCases, type ExportQuery, exportOfBody, exportOfQuery } from './export-query.ts'

interface Declared<Path extends string, Query, R> {
  path: Path
  roles: R
  summary: string
  query: z.ZodType<ExportQuery<Query>, Record<string, unknown>>
}

const exportOf = <const Path extends string, Query, const R extends typeof staffRoles | typeof admin>(
  declared: Declared<Path, Query, R>,
) => endpoint({ method: 'GET', ...declared, data: z.null(), answers: 'file' })

const admin = ['superadmin'] as const

/**
 * Whole lists as files (contract-trade section 8): each takes the query of its list and `format`, xlsx or csv. Page and size
 * are those of the screen and do not cut the file.
 */
export const exportEndpoints = {
  verified: exportOf({
    path: '/export/verified',
    roles: staffRoles,
    summary: 'Verified cases as a file',
    query: exportOfBody(CaseFilter),
  }),
  unverified: exportOf({
    path: '/export/unverified',
    roles: staffRoles,
    summary: 'Cases to verify as a file',
    query: exportOfQuery(CaseList),
  }),
  rejected: exportOf({
    path: '/export/rejected',
    roles: staffRoles,
    summary: 'Rejected cases as a file',
    query: exportOfBody(CaseFilter),
  }),
  stages: exportOf({
    path: '/export/stages',
    roles: staffRoles,
    summary: 'Files by stage as a file',
    query: exportOfBody(StageFilter),
  }),
  vehicles: exportOf({
    path: '/export/vehicles',
    roles: staffRoles,
    summary: 'Vehicles as a file',
    query: exportOfQuery(vehicleEndpoints.all.query),
  }),
  reminders: exportOf({
    path: '/export/reminders',
    roles: staffRoles,
    summary: 'What ends or has ended as a file',
    query: exportOfBody(WorklistFilter),
  }),
  payments: exportOf({
    path: '/export/payments',
    roles: admin,
    summary: 'Payments under verification as a file',
    query: exportOfQuery(paymentEndpoints.pending.query),
  }),
  clients: exportOf({
    path: '/export/clients',
    roles: admin,
    summary: 'Clients as a file',
    query: exportOfQuery(clientEndpoints.all.query),
  }),
  chosen: endpoint({
    method: 'POST',
    path: '/case/export',
    roles: staffRoles,
    summary: 'Chosen cases of a list as a file, in the order sent',
    body: ExportCases,
    data: z.null(),
    answers: 'file',
  }),
}
