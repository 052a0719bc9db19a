import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { exportEndpoints as calls, exportFormats } from '#contract/exports/export.ts'
import { MAX_EXPORT_ROWS } from '#contract/limits.ts'
import { COUNTED_ROWS } from '#contract/long-lists.ts'
import { t } from '#contract/texts.ts'
import { isAdminList, type ListName, listNames } from '#contract/views/list-names.ts'
import { Paged } from '#server/http/route.ts'
import { requireFile, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { readExport } from '#test/read-export.ts'
import { rowsOfList } from './list-rows.ts'

const { office, admin } = await officeOfFile()
const [asha, ravi] = [await office.employee(), await office.employee()]
const client = await office.client()

const dated = { filterType: 'applicationDate' }
const ask = (as: Session, list: ListName, query: Record<string, string>) => office.call(calls[list], { as, query })
const exported = async (as: Session, list: ListName, query: Record<string, string> = {}, format = 'csv') =>
  readExport(
    requireFile(await ask(as, list, { ...(['verified', 'rejected'].includes(list) && dated), ...query, format })),
  )
/** The values of a column, sorted. */
const column = ({ head, rows }: Awaited<ReturnType<typeof exported>>, heading: string) => {
  const at = head.indexOf(heading)
  expect(at, heading).toBeGreaterThanOrEqual(0)
  return rows.map((row) => row[at]).toSorted()
}
const casesIn = async (as: Session, list: ListName, query: Record<string, string> = {}) =>
  column(await exported(as, list, query), t.fields('caseNo'))

const over = { generalDetail: { applicationNo: '=1+2', applicationDate: '2026-02-03' } }
const draft = await office.caseIn('Created', { by: asha, over })
const otherDraft = await office.caseIn('Updated', { by: ravi })
const ready = await office.caseIn('ready', { by: asha, over })
const paid = await office.caseIn('paid', { by: ravi, client })
const rejected = await office.caseIn('rejected', { by: asha, over })
const otherRejected = await office.caseIn('rejected', { by: ravi })
const pending = await office.caseIn('assigned', { by: ravi, client })
await office.payment(client, [pending])
const nos = (...cases: { CaseNo: string }[]) => cases.map(({ CaseNo }) => CaseNo).toSorted()

describe('an exported list', () => {
  test.each(listNames)(
    '%s is a file that is saved under its name, as XLSX and as CSV, with the same rows',
    async (list) => {
      const tables = []
      for (const format of exportFormats) {
        const answer = await ask(admin, list, { ...(['verified', 'rejected'].includes(list) && dated), format })
        expect(answer.headers['content-type']).toMatch(format === 'csv' ? /^text\/csv/ : /spreadsheetml\.sheet$/)
        expect(answer.headers['content-disposition']).toMatch(
          new RegExp(String.raw`^attachment; filename\*=UTF-8''[a-z-]+-\d{4}-\d\d-\d\d\.${format}$`),
        )
        tables.push(await readExport(requireFile(answer)))
      }
      const [sheet, csv] = tables
      expect(sheet?.head).toEqual(csv?.head)
      expect(sheet?.rows.length).toBe(csv?.rows.length)
      expect(sheet?.rows.length).toBeGreaterThan(0)
    },
  )

  test('has real dates and rupees in XLSX, and dates as people write them in CSV', async () => {
    const [{ head, rows }, csv] = [await exported(asha, 'verified', {}, 'xlsx'), await exported(asha, 'verified')]
    const at = head.indexOf(t.caseFields('applicationDate'))
    expect(rows.map((row) => row[at])).toContainEqual(new Date('2026-02-03T00:00:00Z'))
    expect(column(csv, t.caseFields('applicationDate'))).toContain('03/02/2026')
    const total = (await exported(admin, 'verified', {}, 'xlsx')).rows.map((row) =>
      row.find((cell) => typeof cell === 'number'),
    )
    expect(total.length).toBe(3)
    const file = requireFile(await ask(admin, 'verified', { ...dated, format: 'xlsx' }))
    const styles = Buffer.from(unzipSync(new Uint8Array(file))['xl/styles.xml'] ?? []).toString()
    expect(styles).toContain('formatCode="dd/mm/yyyy"')
    expect(styles).toContain(String.raw`[$₹-4009] ##\,##\,##0.00`)
  })

  test('has no formulas: in CSV behind a quote, in XLSX as texts', async () => {
    const texts = async (format: 'csv' | 'xlsx') =>
      (await exported(admin, 'rejected', {}, format)).rows.flat().filter((cell) => typeof cell === 'string')
    const csv = await texts('csv')
    expect(csv).toContain("'=1+2")
    expect(csv.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([])
    expect(await texts('xlsx')).toContain('=1+2')
    const file = requireFile(await ask(admin, 'rejected', { ...dated, format: 'xlsx' }))
    expect(Buffer.from(unzipSync(new Uint8Array(file))['xl/worksheets/sheet1.xml'] ?? []).toString()).not.toContain(
      '<f',
    )
  })
})

describe('the rows', () => {
  test('the rows are those that the list shows the person', async () => {
    expect(await casesIn(admin, 'verified')).toEqual(nos(ready, paid, pending))
    expect(await casesIn(admin, 'unverified')).toEqual(nos(draft, otherDraft))
    expect(await casesIn(admin, 'rejected')).toEqual(nos(rejected, otherRejected))
    expect(await casesIn(asha, 'verified')).toEqual(nos(ready, rejected))
    expect(await casesIn(asha, 'unverified')).toEqual(nos(draft))
    expect(await casesIn(asha, 'rejected')).toEqual(nos(rejected))
    expect(await casesIn(asha, 'stages')).toEqual(nos(draft, ready))
    expect(await casesIn(ravi, 'verified', { createdBy: asha.userId })).toEqual([])
    const plates = (table: Awaited<ReturnType<typeof exported>>) => column(table, t.cases('vehicleNo')).length
    expect(plates(await exported(asha, 'vehicles'))).toBeLessThan(plates(await exported(admin, 'vehicles')))
  })

  test('follow the query of the list, whose page does not cut them', async () => {
    const statuses = async (query: Record<string, string>) => casesIn(admin, 'verified', query)
    expect(await statuses({ statuses: 'ready,paid' })).toEqual(nos(ready, paid))
    expect(await statuses({ statuses: 'paid', page: '0', pageSize: '1' })).toEqual(nos(paid))
    expect(await statuses({ page: '1', pageSize: '1', sort: '-createdAt' })).toEqual(nos(ready, paid, pending))
    expect(await statuses({ fromDate: '2026-02-03', toDate: '2026-02-03' })).toEqual(nos(ready))
    const url = '/api/v1/export/verified?format=csv&filterType=applicationDate&statuses=ready&statuses=paid'
    const headers = { authorization: `Bearer ${admin.token}` }
    const repeated = await office.app.inject({ url, headers })
    expect(column(await readExport(repeated.rawPayload), t.fields('caseNo'))).toEqual(nos(ready, paid))
    expect(await casesIn(admin, 'stages', { isLate: 'true' })).toEqual([])
    expect((await casesIn(admin, 'stages', { isLate: 'false', olderThanDays: '0' })).length).toBeLessThan(10)
    expect((await exported(admin, 'reminders', { includeSnoozed: 'true', band: 'overdue' })).rows).toEqual([])
    expect((await exported(admin, 'clients', { search: client.client.firmName })).rows).toHaveLength(1)
  })

  test('have no money that the screens of the role do not show', async () => {
    const money = async (as: Session, list: ListName) =>
      (await exported(as, list)).head.filter((heading) =>
        [t.caseFields('totalAmount'), t.caseFields('incentiveAmount')].includes(heading),
      )
    expect(await money(admin, 'verified')).toEqual([t.caseFields('incentiveAmount'), t.caseFields('totalAmount')])
    expect(await money(asha, 'verified')).toEqual([t.caseFields('incentiveAmount')])
    expect(await money(asha, 'unverified')).toEqual([])
  })
})

describe('an export is refused', () => {
  test('an export of a list of the superadmin is refused to others, and any export to dealers', async () => {
    for (const list of listNames) {
      const query = { ...(['verified', 'rejected'].includes(list) && dated), format: 'csv' }
      expect((await ask(client, list, query)).status, list).toBe(403)
      expect((await ask(asha, list, query)).status, list).toBe(isAdminList(list) ? 403 : 200)
    }
  })

  test.each<[ListName, Record<string, string>, string]>([
    ['verified', dated, 'format'],
    ['verified', { format: 'csv' }, 'filterType'],
    ['verified', { ...dated, format: 'pdf' }, 'format'],
    ['verified', { ...dated, format: 'csv', fromDate: '2026-02-01' }, 'toDate'],
    ['verified', { ...dated, format: 'csv', fromDate: '2026-02-02', toDate: '2026-02-01' }, 'toDate'],
    ['verified', { ...dated, format: 'csv', statuses: 'ready,gone' }, 'statuses.1'],
    ['unverified', { format: 'csv', olderThanDays: 'x' }, 'olderThanDays'],
    ['stages', { format: 'csv', isLate: 'maybe' }, 'isLate'],
    ['stages', { format: 'csv', olderThanDays: '99999' }, 'olderThanDays'],
    ['reminders', { format: 'csv', hack: '1' }, 'hack'],
    ['clients', { format: 'csv', sort: 'email' }, 'sort'],
  ])('an export of %s is refused for %j', async (list, query, field) => {
    const { status, errors } = await ask(admin, list, query)
    expect([status, Object.keys(errors.fields ?? {})]).toEqual([400, [field]])
  })
})

describe('the pages of a list', () => {
  const list = (length: number, total = length) => {
    const asked: number[] = []
    const read = ({ page, pageSize }: { page: number; pageSize: number }) => {
      asked.push(page)
      const rows = Array.from({ length: Math.max(0, Math.min(pageSize, length - page * pageSize)) }, (_, n) => n)
      return Promise.resolve(new Paged(rows, { total, page, pageSize }))
    }
    return { asked, read }
  }
  const all = async (read: ReturnType<typeof list>['read'], signal = new AbortController().signal) => {
    let count = 0
    for await (const _ of rowsOfList(read, signal)) count += 1
    return count
  }
  const cut = COUNTED_ROWS + 1

  test('pages are read to the end, also of a list that is not counted to its end', async () => {
    expect(await all(list(0).read)).toBe(0)
    expect(await all(list(2500).read)).toBe(2500)
    expect(await all(list(MAX_EXPORT_ROWS, cut).read)).toBe(MAX_EXPORT_ROWS)
  })

  test('pages of a list that is too long are not read', async () => {
    for (const total of [MAX_EXPORT_ROWS + 1, cut]) {
      const { read, asked } = list(MAX_EXPORT_ROWS + 1, total)
      await expect(all(read)).rejects.toThrow('exports.tooManyRows')
      expect(asked.length).toBeLessThanOrEqual(2)
    }
  })

  test('pages are read no further once the caller has hung up', async () => {
    const { read, asked } = list(5000)
    const controller = new AbortController()
    const rows = rowsOfList(read, controller.signal)
    await rows.next()
    controller.abort(new Error('hung up'))
    await expect(
      (async () => {
        for await (const _ of rows);
      })(),
    ).rejects.toThrow('hung up')
    expect(asked).toEqual([0])
  })
})

/* Chosen cases of a list as a file. */

const chosen = (
  as: Session,
  list: 'verified' | 'unverified' | 'rejected' | 'stages',
  caseIds: string[],
  format = 'csv',
) => office.call(calls.chosen, { as, body: { list, caseIds, format } as never })

test.each(exportFormats)(
  'chosen cases are a file with the columns of their list, in the order sent: %s',
  async (format) => {
    for (const list of ['verified', 'unverified', 'rejected', 'stages'] as const) {
      const ids = [rejected.id, ready.id.toUpperCase(), draft.id]
      const { head, rows } = await readExport(requireFile(await chosen(asha, list, ids, format)))
      const days = list === 'verified' || list === 'rejected' ? { filterType: 'applicationDate' as const } : {}
      const whole = await office.call(calls[list], { as: asha, query: { ...days, format } as never })
      expect(head).toEqual((await readExport(requireFile(whole))).head)
      const at = head.indexOf(t.fields('caseNo'))
      expect(rows.map((row) => row[at])).toEqual([rejected.CaseNo, ready.CaseNo, draft.CaseNo])
    }
  },
)

test('cases of others are not found, and a repeat, no case and an unknown list are refused', async () => {
  expect((await chosen(asha, 'verified', [ready.id, paid.id])).status).toBe(404)
  for (const [list, ids] of [
    ['verified', [ready.id, ready.id]],
    ['verified', []],
    ['clients', [ready.id]],
  ] as const)
    expect((await chosen(admin, list as 'verified', [...ids])).status).toBe(400)
})
