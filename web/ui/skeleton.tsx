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
