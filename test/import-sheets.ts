import { importEndpoints as calls } from '#contract/imports/import.ts'
import { type ImportKind, importColumns } from '#contract/imports/import-columns.ts'
import { requireSuccess, type Session } from './caller.ts'
import type { Office } from './office.ts'
import { formWith } from './upload-form.ts'

/** Returns a CSV file, as spreadsheets save it. */
export const csv = (...lines: string[]) => Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)

export function importsOf(office: Pick<Office, 'call'>, admin: Session) {
  const send = (kind: ImportKind, bytes: Buffer, fields: Record<string, string> = {}, as: Session = admin) =>
    office.call(calls.check, { as, params: { kind }, ...formWith(bytes, 'sheet.csv', 'text/csv', fields) })
  return {
    send,
    check: async (kind: ImportKind, ...lines: string[]) => requireSuccess(await send(kind, csv(...lines))).data,
    commit: (id: string, skipBad = false) =>
      office.call(calls.commit, { as: admin, params: { id }, body: { skipBad } }),
    undo: (id: string) => office.call(calls.undo, { as: admin, params: { id } }),
  }
}

/** The columns of a case that must be filled, and those of its owners. */
const filledColumns = importColumns('cases').filter(
  ({ name, isRequired }) => isRequired || /^(?:seller|buyer)/.test(name),
)
export const caseHeader = filledColumns.map(({ name }) => name).join(',')

const owners: Readonly<Record<string, string>> = {
  sellerAadharNo: '2345 6789 0124',
  sellerName: 'Anil',
  sellerAddress: 'Pune',
  sellerState: 'maharashtra',
  sellerPhoneNo: '+91 98220 12345',
  buyerAadharNo: '987654321096',
  buyerName: 'Sunita',
  buyerAddress: 'Pune',
  buyerState: 'Maharashtra',
  buyerPhoneNo: '9822012346',
}

/** Returns a line of a case with both owners. */
export const caseLine = (over: Readonly<Record<string, string>>) =>
  filledColumns.map(({ name, example }) => `"${{ ...owners, ...over }[name] ?? example}"`).join(',')

/** Checks the example of a kind's template, and imports it unless told otherwise; returns the id of the import. */
export async function importExample(
  office: Pick<Office, 'call'>,
  admin: Session,
  kind: ImportKind,
  { isCommitted = true } = {},
): Promise<string> {
  const { check, commit } = importsOf(office, admin)
  const columns = importColumns(kind)
  const line = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(',')
  const { id } = await check(kind, line(columns.map(({ name }) => name)), line(columns.map(({ example }) => example)))
  if (isCommitted) requireSuccess(await commit(id))
  return id
}
