import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'

/** The way from a list to the present page; the last entry is the page itself. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1 text-muted text-sm">
        {trail.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-1">
            {index > 0 && <ChevronRight className="size-3.5 text-faint" aria-hidden="true" />}
            {to ? (
              <Link to={to} className="rounded-sm hover:text-ink hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
