import type { ReactNode } from 'react'
import type { SessionUser } from '#contract/identity/identity.ts'
import { messages } from '#contract/messages.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'

const roleNames: Record<SessionUser['role'], string> = {
  superadmin: messages.account.superadmin,
  employee: messages.account.employee,
  client: messages.client.heading,
}

/** The signed-in user: initials, name, email and role. */
export function PersonCard({ user, actions }: { user: SessionUser; actions: ReactNode }) {
  const codes = [user.employeeCode, user.branchCode && messages.account.branchCode(user.branchCode)]
    .filter(Boolean)
    .join(' · ')
  return (
    <section
      aria-label={messages.account.personTitle}
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg border bg-surface p-5 shadow-card"
    >
      <Avatar name={user.name} size="lg" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words font-semibold text-xl tracking-tight">{user.name}</span>
          <Badge tone="accent">{roleNames[user.role]}</Badge>
        </p>
        <p className="mt-0.5 break-words text-muted">{user.email}</p>
        {codes && <p className="tnum text-faint text-sm">{codes}</p>}
      </div>
      {actions}
    </section>
  )
}
