import clsx from 'clsx'

/** A grey place where content will be. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-pulse rounded-sm bg-line', className)} />
}

/** What a page shows until its code and session are there (spec/1 point 2). */
export function PageSkeleton({ text }: { text: string }) {
  return (
    <div role="status" className="animate-in">
      <p className="mb-5 text-faint text-sm">{text}</p>
      <Skeleton className="mb-7 h-7 w-56" />
      <Skeleton className="mb-3 h-10 w-full rounded-md" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  )
}
