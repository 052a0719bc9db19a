import { z } from 'zod'
import { caseIds } from '../bulk/bulk.ts'
import { flagInAddress, inAddress, valuesInAddress } from '../fields.ts'
import { textKey } from '../texts.ts'

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
