import { messages } from '#contract/messages.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function PapersSkeleton() {
  return (
    <Card title={messages.papers.title}>
      <SkeletonPapers />
    </Card>
  )
}

export function SkeletonPapers() {
  return (
    <div className="grid gap-4">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  )
}
