import { z } from 'zod'
import { CaseFilter, CaseList } from '../cases/case-query.ts'
import { clientEndpoints } from '../clients/client-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { paymentEndpoints } from '../payments/payment-endpoints.ts'
import { WorklistFilter } from '../reminders/reminder.ts'
import { adminRoles, staffRoles } from '../roles.ts'
import { StageFilter } from '../stages/stage.ts'
import { vehicleEndpoints } from '../vehicles/vehicle-endpoints.ts'
import { ExportCases, type ExportQuery, exportOfBody, exportOfQuery } from './export-query.ts'

interface Declared<Query, R> {
  roles: R
  summary: string
  query: z.ZodType<ExportQuery<Query>, Record<string, unknown>>
}

const exportOf = <const Path extends string, Query, const R extends typeof staffRoles | typeof adminRoles>(
  path: Path,
  declared: Declared<Query, R>,
) => endpoint('GET', path, { ...declared, data: z.null(), answers: 'sheet' })

/**
 * Whole lists as files: each takes the query of its list and `format`, xlsx or csv. Page and size are those of the
 * screen and do not cut the file.
 */
export const exportEndpoints = {
  verified: exportOf('/export/verified', {
    roles: staffRoles,
    summary: 'Verified cases as a file',
    query: exportOfBody(CaseFilter),
  }),
  unverified: exportOf('/export/unverified', {
    roles: staffRoles,
    summary: 'Cases to verify as a file',
    query: exportOfQuery(CaseList),
  }),
  rejected: exportOf('/export/rejected', {
    roles: staffRoles,
    summary: 'Rejected cases as a file',
    query: exportOfBody(CaseFilter),
  }),
  stages: exportOf('/export/stages', {
    roles: staffRoles,
    summary: 'Files by stage as a file',
    query: exportOfBody(StageFilter),
  }),
  vehicles: exportOf('/export/vehicles', {
    roles: staffRoles,
    summary: 'Vehicles as a file',
    query: exportOfQuery(vehicleEndpoints.all.query),
  }),
  reminders: exportOf('/export/reminders', {
    roles: staffRoles,
    summary: 'What ends or has ended as a file',
    query: exportOfBody(WorklistFilter),
  }),
  payments: exportOf('/export/payments', {
    roles: adminRoles,
    summary: 'Payments under verification as a file',
    query: exportOfQuery(paymentEndpoints.pending.query),
  }),
  clients: exportOf('/export/clients', {
    roles: adminRoles,
    summary: 'Clients as a file',
    query: exportOfQuery(clientEndpoints.all.query),
  }),
  chosen: endpoint('POST', '/case/export', {
    roles: staffRoles,
    summary: 'Chosen cases of a list as a file, in the order sent',
    body: ExportCases,
    data: z.null(),
    answers: 'sheet',
  }),
}
