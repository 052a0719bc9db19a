import { messages } from '#contract/messages.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function CaseDetailSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{messages.session.loading}</span>
      <Skeleton className="mb-3 h-5 w-52" />
      <Skeleton className="mb-2 h-8 w-44" />
      <Skeleton className="mb-6 h-5 w-72 max-w-full" />
      <Skeleton className="mb-5 h-56 w-full rounded-lg" />
      <div className="grid gap-5 xl:grid-cols-[7fr_5fr]">
        {['general', 'vehicle', 'expire', 'transaction'].map((card) => (
          <Card key={card}>
            <Skeleton className="mb-5 h-5 w-28" />
            <div className="grid grid-cols-2 gap-5">
              {['a', 'b', 'c', 'd'].map((fact) => (
                <Skeleton key={fact} className="h-9" />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </div>
  )
}
