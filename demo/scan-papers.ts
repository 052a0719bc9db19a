import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { requireFile, requireSuccess, type Session } from '#test/caller.ts'
import { formWith } from '#test/upload-form.ts'
import type { Office } from './people.ts'
import { drawScan, type Scan, signForm } from './scans.ts'

/** Uploads the scan of a paper of a case. */
export async function uploadScan(
  { call }: Pick<Office, 'call'>,
  { as, caseId, paperId }: { as: Session; caseId: string; paperId: string },
  { bytes, fileName, type }: Scan,
): Promise<void> {
  const form = formWith(bytes, fileName, type, { paperId })
  requireSuccess(await call(attachmentEndpoints.upload, { as, params: { caseId }, ...form }))
}

/**
 * Uploads scans of some papers of a case; with `asPdf` those of whole pages as PDF, and of forms as the portal prints
 * them. PDFs are few, because the portal checks and prints each in a process of its own.
 */
export async function scanPapers(
  { call }: Office,
  { as, params: { caseId }, seed, asPdf }: { as: Session; params: { caseId: string }; seed: number; asPdf: boolean },
  papers: readonly Pick<CasePaper, 'paperId' | 'name'>[],
): Promise<void> {
  const caseData = requireSuccess(await call(caseEndpoints.details, { as, params: { id: caseId } })).data
  const forms = asPdf ? requireSuccess(await call(officialFormEndpoints.all, { as })).data : []
  const scanForm = async (name: string): Promise<Scan | null> => {
    const form = forms.find((one) => one.name === name)
    if (!form) return null
    const printed = await call(officialFormEndpoints.fill, { as, params: { id: form.id }, body: { caseId } })
    const bytes = await signForm(requireFile(printed))
    return { bytes, fileName: `${name} signed ${caseData.CaseNo}.pdf`, type: 'application/pdf' }
  }
  for (const [n, { paperId, name }] of papers.entries()) {
    const scan = (await scanForm(name)) ?? (await drawScan(name, caseData, { turn: ((seed + n) % 5) - 2, asPdf }))
    if (!scan) continue
    await uploadScan({ call }, { as, caseId, paperId }, scan)
  }
}
