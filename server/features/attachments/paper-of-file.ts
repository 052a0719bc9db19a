import { isLacking } from '#contract/papers/paper-values.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import type { StoredCase } from '../cases/scope.ts'
import type { ListedPaper } from '../papers/checklist.ts'
import { isNamedBy, notePaper, uncheckPaper } from '../papers/papers.ts'

/** Returns the paper that an id addresses, or null without an id. 404 for one that the case does not have. */
export function getPaper(papers: readonly ListedPaper[], paperId: string | null | undefined): ListedPaper | null {
  if (!paperId) return null
  const paper = papers.find((listed) => isNamedBy(listed, paperId))
  if (!paper) throw notFound('papers.unknown')
  return paper
}

/** Returns the columns that name a paper: one of the catalogue, or one of the case alone. */
export function paperColumns(paper: ListedPaper | null, paperId: string | null | undefined) {
  if (!paper) return {}
  const { servicePaperIds, ownId } = paper
  return paperId === ownId ? { case_paper_id: ownId } : { service_paper_id: paperId ?? servicePaperIds[0] }
}

/**
 * A file has come to a paper: it counts as received, unless it was or is not needed, and is to look at when the file is
 * the dealer's.
 */
export async function receivePaper(
  tx: Tx,
  ctx: Context,
  stored: StoredCase,
  paper: ListedPaper,
  { isFromDealer }: { isFromDealer: boolean },
): Promise<void> {
  if (isFromDealer) await uncheckPaper(tx, stored.id, paper.nameKey)
  if (isLacking(paper.state)) await notePaper(tx, ctx, stored, paper, { state: 'received', note: null })
}
