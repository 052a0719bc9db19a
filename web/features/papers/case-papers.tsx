import { Suspense } from 'react'
import type { Case } from '#contract/cases/case.ts'
import type { Role } from '#contract/endpoint.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { PapersSkeleton } from './papers-skeleton.tsx'

const PapersCard = lazyNamed(async () => (await import('./papers-card.tsx')).PapersCard)
const Count = lazyNamed(async () => (await import('./papers-card.tsx')).CountedPapers)

/** The papers of a case. They load after the case, so that its page is no slower. */
export function CasePapers({ caseData, viewer }: { caseData: Case; viewer: Role }) {
  return (
    <Suspense fallback={<PapersSkeleton />}>
      <PapersCard caseData={caseData} viewer={viewer} />
    </Suspense>
  )
}

/** "Papers 5 of 7", as soon as it is known. */
export function PapersCount({ caseId }: { caseId: string }) {
  return (
    <Suspense fallback={null}>
      <Count caseId={caseId} />
    </Suspense>
  )
}
