import { Link } from '@tanstack/react-router'
import { ChevronRight, History, ListChecks, type LucideIcon, Mails } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { type PagePath, paths } from '#web/paths.ts'

/** Links to the pages that the specified menu does not list: mails, the set-up guide and the activity log. */
export function AdminLinks() {
  return (
    <>
      <AdminLink
        to={paths.superadmin.mails}
        icon={Mails}
        title={messages.menu.mails}
        text={messages.account.mailsDescription}
      />
      <AdminLink
        to={paths.superadmin.setUp}
        icon={ListChecks}
        title={messages.setUp.pageTitle}
        text={messages.setUp.guideExplained}
      />
      <AdminLink
        to={paths.superadmin.activity}
        icon={History}
        title={messages.activity.title}
        text={messages.account.activityDescription}
      />
    </>
  )
}

function AdminLink({ to, icon: Icon, title, text }: { to: PagePath; icon: LucideIcon; title: string; text: string }) {
  return (
    <Link
      to={to}
      className="group flex items-center gap-3.5 rounded-lg border bg-surface px-5 py-3.5 shadow-card transition-colors hover:bg-hover/40"
    >
      <Icon className="size-5 shrink-0 text-faint" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-muted text-sm">{text}</span>
      </span>
      <ChevronRight className="size-4 text-faint group-hover:text-ink" aria-hidden="true" />
    </Link>
  )
}
