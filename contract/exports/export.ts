import { z } from 'zod'
import { caseIds } from '../bulk/bulk.ts'
import { CaseFilter, CaseList } from '../cases/case-query.ts'
import { clientEndpoints } from '../clients/client.ts'
import { endpoint } from '../endpoint.ts'
import { flagInAddress, inAddress, valuesInAddress } from '../fields.ts'
import { paymentEndpoints } from '../payments/payment.ts'
import { WorklistFilter } from '../reminders/reminder.ts'
import { adminRoles, staffRoles } from '../roles.ts'
import { StageFilter } from '../stages/stage.ts'
import { textKey } from '../texts.ts'
import { vehicleEndpoints } from '../vehicles/vehicle.ts'

export const exportFormats = ['xlsx', 'csv'] as const

export type ExportFormat = (typeof exportFormats)[number]

const exportFormat = z.enum(exportFormats, { error: textKey('exports.formatRequired') })

type Shape = Record<string, z.core.$ZodType>

/** Converts a field of a body to its query parameter: numbers and flags as text, arrays as repeated values. */
function inQueryString(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodOptional) return z.optional(inQueryString(field.unwrap()))
  if (field instanceof z.ZodReadonly) return inQueryString(field.unwrap())
  if (field instanceof z.ZodArray) return valuesInAddress(field)
  if (field instanceof z.ZodNumber) return inAddress(field as z.ZodInt)
  if (field instanceof z.ZodBoolean) return flagInAddress()
  return field
}

/** What an export is asked for: the query of the list, and the kind of file. */
export interface ExportQuery<Query> {
  format: ExportFormat
  query: Query
}

/** The fields of a list's query but the cursor: an export has the whole list. */
function wholeList({ shape }: z.ZodObject<Shape>): Shape {
  const { after: _, ...fields } = shape
  return fields
}

type ExportSchema<Query> = z.ZodType<ExportQuery<Query>, Record<string, unknown>>

/** Returns the query string of an export of a list whose own call has a query string. */
export const exportOfQuery = <S extends Shape>(list: z.ZodObject<S>): ExportSchema<z.output<typeof list>> =>
  z
    .strictObject({ ...wholeList(list), format: exportFormat })
    .transform(({ format: kind, ...query }) => ({ format: kind, query })) as never

/** Returns the query string of an export of a list whose own call has a body, with all its rules. */
export const exportOfBody = <S extends Shape>(list: z.ZodObject<S>): ExportSchema<z.output<typeof list>> =>
  z
    .strictObject({
      ...Object.fromEntries(Object.entries(wholeList(list)).map(([name, field]) => [name, inQueryString(field)])),
      format: exportFormat,
    })
    .transform(({ format: kind, ...query }, refinement) => {
      const { success, data, error } = list.safeParse(query)
      if (success) return { format: kind, query: data }
      refinement.issues.push(...(error.issues as never[]))
      return z.NEVER
    }) as never

/** The lists of cases, of which chosen rows become a file. */
export const caseLists = ['verified', 'unverified', 'rejected', 'stages'] as const

/** Chosen cases of a list, whose columns the file has. */
export const ExportCases = z.strictObject({
  list: z.enum(caseLists, { error: textKey('views.listRequired') }),
  caseIds,
  format: exportFormat,
})

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
