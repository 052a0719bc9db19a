import { maskAadhaar } from '#contract/aadhaar.ts'
import { isSeenBy, isSeenInListsBy, type PlacedField, placedFields } from '#contract/cases/case-field-sets.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import type { Role } from '#contract/endpoint.ts'
import { t, textOf } from '#contract/texts.ts'
import { readExport } from '#test/read-export.ts'
import { pagesOfPdf } from '#test/read-pdf.ts'

export type Side = 'A' | 'B'
export interface Reader {
  role: Role
  side: Side
}
/** A planted value; `field` is the field of a case that holds it. */
export interface Canary {
  name: string
  value: string | number
  side: Side
  field?: PlacedField
  isSeenBy: (reader: Reader) => boolean
}

/** A client sees no charges but the receipt, which its bills list. */
const isCharge = ({ group, name }: PlacedField) => group === 'expenseDetail' && name !== 'receiptAmount'
const isFieldSeenBy = (role: Role, placed: PlacedField) =>
  isSeenBy(role, placed.field) && !(role === 'client' && isCharge(placed))

/** Returns the value of a field that betrays it; undefined for fields that are picked, and for days and flags. */
function canaryOf(side: Side, { name, field: { kind } }: PlacedField, index: number): string | number | undefined {
  const number = (side === 'A' ? 100 : 300) + index
  if (name === 'vehicleNo') return `MH43${side}Q${4000 + number}`
  if (['branchCodeId', 'employeeCodeId'].includes(name)) return undefined
  if (kind === 'text' || kind === 'upper' || kind === 'plate') return `CANARY${side} ${name}`.toUpperCase().slice(0, 20)
  if (kind === 'phone') return `98765${4000 + number}0`
  if (kind === 'aadhaar') return `76543210${4000 + number}`
  return kind === 'rupees' ? number + 0.13 : undefined
}

const plantedFields = (side: Side) =>
  placedFields.flatMap((placed, index) => {
    const value = canaryOf(side, placed, index)
    return value === undefined ? [] : [{ placed, value }]
  })

/** Returns the groups of a case form with the planted values, or those of them that an employee may set. */
export function formOf(side: Side, { firmName, isAll }: { firmName: string; isAll: boolean }) {
  const soon = addDays(officeDay(new Date()), 3)
  const groups: Record<string, Record<string, unknown>> = {
    generalDetail: { firmName },
    expireDetail: { pucExpiry: soon },
    ownerDetails: { sellerState: 'Maharashtra', buyerState: 'Maharashtra' },
  }
  for (const { placed, value } of plantedFields(side))
    if (isAll || !placed.field.setBy) groups[placed.group] = { ...groups[placed.group], [placed.name]: value }
  return groups
}

/** Returns the values in answers where a planted field of a case is shown. */
export function canariesOfFields(side: Side): Canary[] {
  return plantedFields(side).flatMap(({ placed, value }): Canary[] => {
    const { name } = placed
    const isSeen = (reader: Reader) => reader.side === side && isFieldSeenBy(reader.role, placed)
    if (placed.field.kind !== 'aadhaar') return [{ name, value, side, field: placed, isSeenBy: isSeen }]
    const masked = maskAadhaar(String(value).slice(-4))
    return [
      { name: `${name} in full`, value, side, isSeenBy: () => false },
      { name, value: masked, side, isSeenBy: isSeen },
    ]
  })
}

/** A value of an answer, with its name and the object that holds it. */
interface Found {
  key: string
  value: unknown
  parent: object
}
function* valuesOf(data: unknown, key = '', parent: object = {}): Generator<Found> {
  yield { key, value: data, parent }
  if (typeof data === 'object' && data !== null && !(data instanceof Buffer))
    for (const [name, value] of Object.entries(data)) yield* valuesOf(value, name, data)
}

const holds = (text: unknown, value: string | number) =>
  typeof text === 'number' ? text === value : typeof text === 'string' && text.includes(String(value))

/** A case's fields by the headings of columns. */
const namesByHeading = new Map([
  [t.fields('caseNo'), 'CaseNo'],
  ...placedFields.map(({ name, field }) => [textOf(field.header ?? field.label), name] as const),
])

/** Returns what can be read in a file: the pages of a PDF, or the rows of a list with the names of their fields. */
async function contentOf(file: Buffer): Promise<unknown> {
  if (file.subarray(0, 4).toString() === '%PDF') return pagesOfPdf(file)
  const { head, rows } = await readExport(file)
  return rows.map((row) =>
    Object.fromEntries(head.map((heading, at) => [namesByHeading.get(heading) ?? heading, row[at]])),
  )
}

/**
 * Returns the names of the planted values, and of hidden fields, that an answer reveals to a reader against the rules.
 */
export async function leaksOf(canaries: readonly Canary[], reader: Reader, data: unknown): Promise<string[]> {
  const readable = data instanceof Buffer ? await contentOf(data) : data
  const hidden = canaries.filter(({ isSeenBy: isSeen }) => !isSeen(reader))
  const names = new Set<string>(
    placedFields.filter(({ field }) => !isSeenBy(reader.role, field)).map(({ name }) => name),
  )
  const leaks: string[] = []
  for (const { key, value, parent } of valuesOf(readable)) {
    const mayStandHere = (placed: PlacedField | undefined) =>
      placed?.name === key && 'CaseNo' in parent && isSeenInListsBy(reader.role, placed.field)
    if (names.has(key) && !mayStandHere(placedFields.find(({ name }) => name === key))) leaks.push(`the field ${key}`)
    for (const { name, side, field, value: canary } of hidden)
      if ((holds(value, canary) && !(side === reader.side && mayStandHere(field))) || holds(key, canary))
        leaks.push(`${name} of ${side} in ${key}`)
  }
  return leaks
}

const vehicleNo = placedFields.findIndex(({ name }) => name === 'vehicleNo')

export const plateOf = (side: Side) => canaryOf(side, placedFields[vehicleNo] as PlacedField, vehicleNo) as string
