import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { addDays } from '#contract/dates.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { isLacking } from '#contract/papers/paper-values.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import type { Filling } from './people.ts'
import { uploadScan } from './scan-papers.ts'
import { drawScan } from './scans.ts'

const SENT = 5

/** A policy of an open case was renewed: what is read of it proposes a later day, and a note. */
export async function addRenewedPolicy({ office, people: { admin } }: Filling): Promise<void> {
  const files = await office.ok(stageEndpoints.list, { as: admin, body: { pageSize: 100 } })
  for (const { id } of files) {
    const caseData = await office.ok(caseEndpoints.details, { as: admin, params: { id } })
    const { papers } = await office.ok(paperEndpoints.ofCase, { as: admin, params: { caseId: id } })
    const policy = papers.find(({ name, note }) => name === 'Insurance' && note === null)
    const { insuranceExpiry } = caseData.expireDetail
    if (!policy || !insuranceExpiry) continue
    const renewed = {
      ...caseData,
      expireDetail: { ...caseData.expireDetail, insuranceExpiry: addDays(insuranceExpiry, 365) },
    }
    const scan = await drawScan(policy.name, renewed, { turn: 0, asPdf: false })
    if (!scan) return
    return uploadScan(office, { as: admin, caseId: id, paperId: policy.paperId }, scan)
  }
}

/** Dealers have just sent papers that their files lacked: they wait until somebody of the office looks at them. */
export async function sendLackingPapers({ office, people: { admin, clients } }: Filling): Promise<void> {
  const files = await office.ok(stageEndpoints.list, { as: admin, body: { stage: 'papers', pageSize: 100 } })
  let sent = 0
  for (const { id, firmName, status } of files) {
    const dealer = clients.find(({ client }) => client.firmName === firmName)
    if (sent === SENT) return
    if (!dealer || (status !== 'assigned' && status !== 'paid')) continue
    const { papers } = await office.ok(paperEndpoints.ofCase, { as: admin, params: { caseId: id } })
    const caseData = await office.ok(caseEndpoints.details, { as: admin, params: { id } })
    for (const { paperId, name, state } of papers) {
      const scan = isLacking(state) && (await drawScan(name, caseData, { turn: (sent % 5) - 2, asPdf: false }))
      if (!scan) continue
      await uploadScan(office, { as: dealer, caseId: id, paperId }, scan)
      sent += 1
      break
    }
  }
}
