import { clsx } from 'clsx'
import { PinOff } from 'lucide-react'
import type { SessionUser } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { preventFocusLoss } from '#web/lib/dom.ts'
import type { PageEntry } from '#web/lib/pages.ts'
import { usePins } from '#web/lib/pins.ts'
import { type ariaCurrent, type MenuLink, NavLink, screensForRole } from './menu.tsx'
import type { MenuCounts } from './menu-counts.ts'

interface PinnedProps {
  current: (link: MenuLink) => ReturnType<typeof ariaCurrent>
  counts: MenuCounts
  isRail: boolean
  pages: readonly PageEntry[]
  user: SessionUser
}

/** The pages that the user has pinned, above the menu, which stays as it is; each can be taken off again. */
export function Pinned({ pages, user, current, counts, isRail }: PinnedProps) {
  const { pins, toggle } = usePins()
  const screens = screensForRole(pages, user.role)
  const links = pins.flatMap((pin): MenuLink[] => {
    const screen = screens.find(({ to }) => to === pin)
    return screen ? [{ ...screen, covers: [] }] : []
  })
  if (links.length === 0) return null
  return (
    <section aria-label={t.menu('pinned')} className="mb-2 border-b pb-2">
      {!isRail && <p className="flex h-7 items-center px-2 font-medium text-faint text-sm">{t.menu('pinned')}</p>}
      <ul className={clsx('grid gap-0.5', isRail && 'justify-items-center')}>
        {links.map((link) => (
          <li key={link.to} className="group/pin relative">
            <NavLink link={link} current={current(link)} count={counts.get(link.to)} isRail={isRail} />
            {!isRail && (
              <button
                type="button"
                aria-label={t.menu('unpinNamed', { page: link.label })}
                title={t.menu('unpinNamed', { page: link.label })}
                onClick={() => void toggle(link.to).then(preventFocusLoss)}
                className="absolute top-1 right-1 grid size-7 place-items-center rounded-md bg-rail text-faint hover:text-ink max-md:top-0 max-md:size-11 pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover/pin:opacity-100"
              >
                <PinOff className="size-4" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
