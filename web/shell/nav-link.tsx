import { Link } from '@tanstack/react-router'
import { exactMatch } from '#web/lib/exact-match.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import type { currentOf, MenuLink } from './menu.ts'
import { sheetOpen } from './sidebar-state.ts'

/** A link of the menu. On the rail it shows only the icon, with an immediate tooltip. */
export function NavLink({
  link,
  current,
  rail,
  sub = false,
}: {
  link: MenuLink
  current: ReturnType<typeof currentOf>
  rail: boolean
  sub?: boolean
}) {
  const active = current !== undefined
  const Icon = link.icon
  const anchor = (
    <Link
      to={link.to}
      aria-current={current}
      activeOptions={exactMatch}
      {...(rail ? { 'aria-label': link.label } : {})}
      onClick={() => sheetOpen.set(false)}
      className={`relative flex h-9 items-center gap-2.5 rounded-md px-2 text-base transition-colors max-md:h-11 ${
        active ? 'bg-accent-soft font-medium text-accent-ink' : 'text-muted hover:bg-hover hover:text-ink'
      } ${rail ? 'w-9 justify-center' : ''}`}
    >
      {(!sub || rail) && <Icon className="size-4 shrink-0" strokeWidth={active ? 2.25 : 2} aria-hidden="true" />}
      {!rail && <span className="truncate">{link.label}</span>}
    </Link>
  )
  return rail ? (
    <Tooltip content={link.label} side="right" delay={0}>
      {anchor}
    </Tooltip>
  ) : (
    anchor
  )
}
