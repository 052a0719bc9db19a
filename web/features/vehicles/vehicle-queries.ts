import { expiryTypes } from '#contract/cases/case-fields.ts'
import { t } from '#contract/texts.ts'
import { plateInAddress } from '#contract/vehicles/plate-key.ts'
import { vehicleEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { inAddress, listCall, serverList } from '#web/table/server-list.ts'

export const vehicleReads = [{ below: '/vehicle/' }, { below: '/reminder/' }] as const

/** The vehicles of the cases that the viewer may see. */
export const vehicles = serverList({
  table: { name: 'vehicles', size: 20, hide: ['lastCaseNo'], hideNarrow: ['firmName'] },
  fields: ['vehicleNo', ...expiryTypes],
  call: (query, _: undefined) => listCall(vehicleEndpoints.all, { query: inAddress(query) }, (rows) => rows),
  failed: () => t.vehicles('fetchFailed'),
})

export const vehicleDetails = (plate: string) =>
  apiQuery(vehicleEndpoints.details, { params: { plate: plateInAddress(plate) } })
