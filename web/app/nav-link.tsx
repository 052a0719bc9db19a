import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { exactMatch } from '#web/lib/address.ts'
import { sheetOpen } from '#web/lib/store.ts'
import { Tooltip } from '#web/ui/guarded-button.tsx'
import type { ariaCurrent, MenuLink } from './menu.ts'

/** The menu of a superadmin is longer than most windows. Not `scrollIntoView`, after which the first Tab begins at the link. */
function scrollTo(link: HTMLAnchorElement | null): void {
  const menu = link?.closest('nav')
  if (!link || !menu) return
  const seen = menu.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  menu.scrollTop += Math.min(top - seen.top, 0) + Math.max(bottom - seen.bottom, 0)
}

/** A link of the menu, in view if it is the current one. On the rail it shows only the icon, with an immediate tooltip. */
export function NavLink({
  link,
  current,
  isRail,
  isNested = false,
}: {
  link: MenuLink
  current: ReturnType<typeof ariaCurrent>
  isRail: boolean
  isNested?: boolean
}) {
  const active = current !== undefined
  const Icon = link.icon
  const anchor = (
    <Link
      to={link.to}
      aria-current={current}
      ref={active ? scrollTo : undefined}
      activeOptions={exactMatch}
      {...(isRail ? { 'aria-label': link.label } : {})}
      onClick={() => sheetOpen.set(false)}
      className={clsx(
        'relative flex h-9 items-center gap-2.5 rounded-md px-2 text-base transition-colors max-md:h-11',
        !isRail && 'md:low:h-7',
        active ? 'bg-accent-soft font-medium text-accent-ink' : 'text-muted hover:bg-hover hover:text-ink',
        isRail && 'w-9 justify-center',
      )}
    >
      {(!isNested || isRail) && <Icon className="size-4 shrink-0" strokeWidth={active ? 2.25 : 2} />}
      {!isRail && <span className="truncate">{link.label}</span>}
    </Link>
  )
  return isRail ? (
    <Tooltip content={link.label} side="right" delay={0}>
      {anchor}
    </Tooltip>
  ) : (
    anchor
  )
}
