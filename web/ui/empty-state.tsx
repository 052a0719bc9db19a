import { Inbox, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export function EmptyState({
  title,
  detail,
  action,
  icon: Icon = Inbox,
}: {
  title: string
  detail?: ReactNode
  action?: ReactNode
  icon?: LucideIcon
}) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <span className="mb-4 grid size-11 place-items-center rounded-lg bg-accent-soft text-accent-ink">
        <Icon className="size-5" />
      </span>
      <p className="font-medium">{title}</p>
      {detail && <p className="mt-1 max-w-prose text-balance text-muted">{detail}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
