import { clsx } from 'clsx'
import { Loading, Skeleton } from './skeleton.tsx'

/** The placeholders of two cards; `first` and `second` are their heights. */
export function SkeletonPair({ className, first, second }: { className: string; first: string; second: string }) {
  return (
    <Loading className={clsx('grid grid-cols-1', className)}>
      <Skeleton className={clsx(first, 'w-full rounded-lg')} />
      <Skeleton className={clsx(second, 'w-full rounded-lg')} />
    </Loading>
  )
}

export function PersonSkeleton({ isTall = false }: { isTall?: boolean }) {
  return (
    <Loading>
      <Skeleton className={clsx('mb-6 w-full rounded-lg', isTall ? 'h-80 lg:h-48' : 'h-14')} />
      <Skeleton className="mb-5 h-10 w-96 max-w-full rounded-md" />
      <Skeleton className="h-96 w-full rounded-lg" />
    </Loading>
  )
}
