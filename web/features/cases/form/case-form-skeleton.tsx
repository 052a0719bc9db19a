import { messages } from '#contract/messages.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { sections } from './section-nav.tsx'

export function CaseFormSkeleton() {
  return (
    <div role="status" className="gap-8 xl:grid xl:grid-cols-[10.5rem_minmax(0,1fr)]">
      <span className="sr-only">{messages.session.loading}</span>
      <div className="flex gap-2 overflow-hidden xl:flex-col">
        {sections.map(({ key }) => (
          <Skeleton key={key} className="h-9 w-28 shrink-0 rounded-md xl:w-full" />
        ))}
      </div>
      <div className="grid gap-5 max-xl:mt-5">
        {[6, 6, 5].map((count, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without content never move
          <Card key={card}>
            <Skeleton className="mb-5 h-5 w-32" />
            <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {Array.from({ length: count }, (_, field) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <Skeleton key={field} className="h-14 rounded-md" />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </div>
  )
}
