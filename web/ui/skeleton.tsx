import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-pulse rounded-sm bg-line', className)} />
}

/** Placeholders of loading content, announced as "Loading...". */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t.session('loading')}</span>
      {children}
    </div>
  )
}

/** The placeholder of a page until its code and the session are loaded. */
export function PageSkeleton() {
  return (
    <div role="status" className="animate-in">
      <p className="mb-5 text-faint text-sm">{t.session('loading')}</p>
      <Skeleton className="mb-6 h-8 w-56" />
      <Skeleton className="mb-3 h-10 w-full rounded-md" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  )
}

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
