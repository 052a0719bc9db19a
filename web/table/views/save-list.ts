import type { ExportFormat } from '#contract/exports/export-query.ts'
import type { ListName } from '#contract/views/list-names.ts'
import { exportEndpoints } from '#web/endpoints.generated.ts'
import type { CallArgs } from '#web/lib/api.ts'
import { saveFile } from '#web/lib/download.ts'
import { definedParts } from './view-address.ts'

/** Saves a whole list, as it is filtered and sorted, as a file that the server makes. Throws an ApiError. */
export const saveList =
  (list: ListName, query: object) =>
  async (format: ExportFormat): Promise<void> => {
    const args = { query: { ...definedParts(query), format } } as CallArgs<(typeof exportEndpoints)[ListName]>
    await saveFile(exportEndpoints[list], args)
  }
