import { expect, test } from 'vitest'
import { exportEndpoints as calls } from '#contract/exports/export-endpoints.ts'
import { exportFormats } from '#contract/exports/export-query.ts'
import { t } from '#contract/texts.ts'
import { requireFile, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { readExport } from '#test/read-export.ts'

/* Chosen cases of a list as a file. */

const { office, admin } = await officeOfFile()
const [asha, ravi] = [await office.employee(), await office.employee()]
const draft = await office.caseIn('Created', { by: asha })
const ready = await office.caseIn('ready', { by: asha })
const rejected = await office.caseIn('rejected', { by: asha })
const others = await office.caseIn('ready', { by: ravi })

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
  expect((await chosen(asha, 'verified', [ready.id, others.id])).status).toBe(404)
  for (const [list, ids] of [
    ['verified', [ready.id, ready.id]],
    ['verified', []],
    ['clients', [ready.id]],
  ] as const)
    expect((await chosen(admin, list as 'verified', [...ids])).status).toBe(400)
})
