import { lazyNamed } from '#web/lib/lazy-named.ts'
import { PapersSkeleton } from './papers-skeleton.tsx'

/** The papers of a case. They load after the case, so that its page is no slower. */
export const CasePapers = lazyNamed(async () => (await import('./papers-card.tsx')).PapersCard, <PapersSkeleton />)

/** "Papers 5 of 7", as soon as it is known. */
export const PapersCount = lazyNamed(async () => (await import('./papers-card.tsx')).CountedPapers)
