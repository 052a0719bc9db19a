import { placedFields } from '../cases/case-field-sets.ts'
import { type CaseField, expiryTypes } from '../cases/case-fields.ts'
import { expiryFields } from '../cases/case-list-fields.ts'
import { states } from '../states.ts'
import { t, textOf } from '../texts.ts'
import { otherNames } from './other-names.ts'

/** What can be imported, in the order in which an office moves in. */
export const importKinds = ['rtos', 'firms', 'branches', 'clients', 'vehicles', 'cases'] as const
export type ImportKind = (typeof importKinds)[number]

/** A column of a sheet. Its name is that of the field in the call that makes one. */
export interface ImportColumn {
  name: string
  label: string
  /** How a cell is read; a `number` is one of a plate or a part, a `choice` one of `options`, a `financier` is looked up by name. */
  kind: 'text' | 'number' | 'pincode' | 'day' | 'rupees' | 'flag' | 'choice' | 'phone' | 'aadhaar' | 'financier'
  isRequired: boolean
  example: string
  options?: readonly string[]
  /** Other names under which offices keep the column. */
  aliases: readonly string[]
}

type Facts = Partial<Omit<ImportColumn, 'name' | 'label' | 'example'>>

const column = (name: string, label: string, example: string, facts: Facts = {}): ImportColumn => ({
  name,
  label,
  example,
  kind: 'text',
  isRequired: true,
  aliases: [],
  ...facts,
})

const optional = { isRequired: false } as const

const addressColumns = () => [
  column('address1', t.fields('address1'), t.imports('exampleAddress'), { aliases: ['address'] }),
  column('address2', t.fields('address2'), 'Shivajinagar'),
  column('city', t.fields('city'), 'Pune'),
  column('state', t.fields('state'), 'Maharashtra', { kind: 'choice', options: states }),
  column('pincode', t.fields('pincode'), '411005', { kind: 'pincode', aliases: ['pin', 'pinCode', 'postal code'] }),
]

function expiryColumn(type: (typeof expiryTypes)[number]): ImportColumn {
  const name = expiryFields[type]
  return column(name, labelOf(name), '31/03/2027', { ...optional, kind: 'day', aliases: otherNames.expiry[type] })
}

const labelOf = (name: string) => textOf(placedFields.find((placed) => placed.name === name)?.field.label ?? name)

/** Examples of fields of a case whose kind has none. */
const caseExamples: Readonly<Record<string, string>> = {
  vehicleNo: 'MH12AB1234',
  chassisNo: 'MA3EWDE1S00123456',
  engineNo: 'K12MN4567890',
  to: 'LOCAL',
  hptId: 'NA',
  hpaId: 'NA',
  numberPlate: 'HSRP',
  sellerName: 'ANIL PATIL',
  sellerAddress: 'SHIVAJINAGAR, PUNE',
  buyerName: 'SUNITA JADHAV',
  buyerAddress: 'KOTHRUD, PUNE',
}
const caseAliases: Readonly<Record<string, readonly string[]>> = {
  firmName: otherNames.firm,
  branchCodeId: ['branchCode', 'branch'],
  employeeCodeId: ['employeeCode', 'employee'],
  vehicleNo: otherNames.plate,
  chassisNo: otherNames.chassis,
  engineNo: otherNames.engine,
  hptId: ['hpt', 'hptName'],
  hpaId: ['hpa', 'hpaName'],
  to: ['transfer', 'transferTo'],
  sellerAadharNo: ['sellerAadhaar', 'sellerAadhaarNo'],
  buyerAadharNo: ['buyerAadhaar', 'buyerAadhaarNo', 'newOwnerAadhaar'],
  buyerName: ['newOwner', 'newOwnerName'],
  buyerPhoneNo: ['newOwnerPhone', 'buyerPhone'],
  sellerPhoneNo: ['sellerPhone'],
  referenceName: ['name'],
  referenceContactNo: ['contactNo'],
}

const kindsOfFields: Readonly<Partial<Record<CaseField['kind'], ImportColumn['kind']>>> = {
  day: 'day',
  plate: 'number',
  rupees: 'rupees',
  flag: 'flag',
  choice: 'choice',
  state: 'choice',
  phone: 'phone',
  aadhaar: 'aadhaar',
  id: 'financier',
}
const examplesOfKinds: Readonly<Partial<Record<CaseField['kind'], string>>> = {
  day: '31/03/2027',
  rupees: '500',
  flag: 'NO',
  state: 'Maharashtra',
}

const aliasesOfExpiry = (name: string) => {
  const type = expiryTypes.find((one) => expiryFields[one] === name)
  return type ? otherNames.expiry[type] : []
}

/** Owner fields are all filled or all blank; the example leaves them, and all that is rarely known, blank. */
function caseColumn({ name, historyName, field }: (typeof placedFields)[number]): ImportColumn {
  const { kind, required, options, owner, label } = field
  const whose =
    owner &&
    t.imports('ofOwner', { who: owner === 'seller' ? t.imports('seller') : t.imports('buyer'), label: textOf(label) })
  const isShown = required || kind === 'flag'
  return column(
    historyName,
    whose ?? textOf(label),
    isShown ? (caseExamples[name] ?? examplesOfKinds[kind] ?? '') : '',
    {
      kind: kindsOfFields[kind] ?? (field.number ? 'number' : 'text'),
      isRequired: required ?? false,
      aliases: caseAliases[historyName] ?? aliasesOfExpiry(historyName),
      ...(options && { options }),
      ...(kind === 'state' && { options: states }),
    },
  )
}

/** Returns the columns of a kind, in the order of its template. */
export function importColumns(kind: ImportKind): ImportColumn[] {
  switch (kind) {
    case 'rtos':
      return [
        column('rtoCode', t.fields('rtoCode'), 'MH-12', { aliases: ['code', 'rto'] }),
        column('city', t.fields('city'), 'PUNE'),
      ]
    case 'firms':
      return [column('name', t.fields('name'), 'HDFC BANK', { aliases: ['firm', 'firmName', 'financier', 'bank'] })]
    case 'branches':
      return [
        column('name', t.fields('branchName'), 'Pune', { aliases: ['branch', 'branchName'] }),
        ...addressColumns(),
      ]
    case 'clients':
      return [
        column('firstName', t.fields('firstName'), 'Ramesh'),
        column('lastName', t.fields('lastName'), 'Kulkarni', { aliases: ['surname'] }),
        column('email', t.fields('email'), 'ramesh@kulkarni-motors.example', { aliases: ['mail', 'emailAddress'] }),
        column('mobileNo', t.fields('mobileNo'), '9822012345', {
          kind: 'phone',
          aliases: otherNames.phone,
        }),
        column('firmName', t.fields('firmName'), t.imports('exampleFirm'), {
          aliases: [...otherNames.firm, 'company'],
        }),
        ...addressColumns(),
      ]
    case 'vehicles':
      return [
        column('vehicleNo', t.caseFields('vehicleNo'), 'MH12AB1234', { kind: 'number', aliases: otherNames.plate }),
        column('chassisNo', t.caseFields('chassisNo'), 'MA3EWDE1S00123456', {
          ...optional,
          kind: 'number',
          aliases: otherNames.chassis,
        }),
        column('engineNo', t.caseFields('engineNo'), 'K12MN4567890', {
          ...optional,
          kind: 'number',
          aliases: otherNames.engine,
        }),
        column('firmName', t.caseFields('firmName'), t.imports('exampleFirm'), {
          ...optional,
          aliases: otherNames.firm,
        }),
        column('ownerName', t.vehicles('owner'), 'SUNITA JADHAV', {
          ...optional,
          aliases: otherNames.owner,
        }),
        column('phoneNo', t.caseFields('phoneNo'), '9822012345', {
          ...optional,
          kind: 'phone',
          aliases: otherNames.phone,
        }),
        ...expiryTypes.map(expiryColumn),
        column('note', t.vehicles('note'), '', optional),
      ]
    case 'cases':
      return placedFields.map(caseColumn)
  }
}

/** Letter case, blanks and signs make no difference between the names of columns. */
const nameOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

const namesOf = ({ name, label, aliases }: ImportColumn) => [name, label, ...aliases].map(nameOf)

/** Returns whether a heading names one of the columns; the names are prepared once, for the headings of a sheet are many. */
export function namesAny(columns: readonly ImportColumn[]): (heading: string) => boolean {
  const names = new Set(columns.flatMap(namesOf))
  return (heading) => names.has(nameOf(heading))
}

/** Returns the column that a header names, or null. A column's own name comes before labels and other names. */
export function columnOf(columns: readonly ImportColumn[], header: string): ImportColumn | null {
  const wanted = nameOf(header)
  if (wanted === '') return null
  return (
    columns.find(({ name }) => nameOf(name) === wanted) ?? columns.find((one) => namesOf(one).includes(wanted)) ?? null
  )
}

/** The fewest letters by which a part of a header suggests a column. */
const PART = 4
/** The number of a row, what a vehicle is, and the beginning of what a paper is good for, are no columns of ours. */
const NEVER =
  /^(?:s|sr|sl|serial)\W*no\b|\b(?:from|start|issue[ds]?|serial|class|type|model|make|maker|colou?r|fuel|age|year)\b/i
/** Returns a heading without the number by which two equal ones differ. */
export const withoutTimes = (heading: string): string => heading.replace(/ \(\d+\)$/, '')

/** Suggests the column that a header may mean: the named one, else the one with the longest name in common. */
export function suggestColumn(columns: readonly ImportColumn[], header: string): ImportColumn | null {
  const plain = withoutTimes(header)
  const named = columnOf(columns, plain)
  if (named) return named
  const wanted = nameOf(plain)
  if (wanted === '' || NEVER.test(plain)) return null
  const common = (one: ImportColumn) =>
    Math.max(
      0,
      ...namesOf(one).map((name) =>
        name !== '' && (wanted.includes(name) || (wanted.length >= PART && name.includes(wanted)))
          ? Math.min(name.length, wanted.length)
          : 0,
      ),
    )
  const [best, next] = columns.toSorted((a, b) => common(b) - common(a))
  // A `Date` can be that of any paper.
  const isCertain = best && common(best) >= PART && (!next || common(next) < common(best))
  return isCertain ? best : null
}
