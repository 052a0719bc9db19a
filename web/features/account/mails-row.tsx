import { Link } from '@tanstack/react-router'
import { ChevronRight, Mails } from 'lucide-react'
import { paths } from '#web/paths.ts'

/** The way to the mails that the portal has written, for the superadmin. */
export function MailsRow() {
  return (
    <Link
      to={paths.superadmin.mails}
      className="group flex items-center gap-3.5 rounded-lg border bg-surface px-5 py-3.5 shadow-card transition-colors hover:bg-hover/40"
    >
      <Mails className="size-5 shrink-0 text-faint" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">Mails</span>
        <span className="block text-muted text-sm">What was sent, what waits, and links to hand over yourself</span>
      </span>
      <ChevronRight className="size-4 text-faint group-hover:text-ink" aria-hidden="true" />
    </Link>
  )
}
