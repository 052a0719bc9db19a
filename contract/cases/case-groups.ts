import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staffRoles } from '../roles.ts'
import { textKey } from '../texts.ts'
import { type CasePreset, casePresets } from './case-presets.ts'
import { CaseQuery } from './case-query.ts'

/** The rows of a list that name one firm: their number, and their sum in rupees, which employees do not see. */
export const FirmGroup = z.object({ firmName: z.string(), count: z.number(), sum: z.number().nullable() })
export type FirmGroup = z.infer<typeof FirmGroup>

const presets = Object.keys(casePresets) as [CasePreset, ...CasePreset[]]

/** A list of cases as it is filtered; `personId` is the client or employee whose cases it holds, where it names one. */
export const GroupedCases = z.strictObject({
  list: z.enum(presets, { error: textKey('views.listRequired') }),
  personId: z.uuid(textKey('cases.noValidId')).optional(),
  ...CaseQuery.omit({ page: true, pageSize: true, sort: true, after: true }).shape,
})

export const caseGroupEndpoints = {
  byFirm: endpoint('POST', '/case/groups', {
    roles: staffRoles,
    summary: 'The cases of a list by the firm that they name, the most first, over all of its pages',
    body: GroupedCases,
    data: z.array(FirmGroup),
  }),
}
