import { useId, useState } from 'react'
import { ChevronRight } from '#web/icons/index.generated.ts'
import type { ariaCurrent, MenuGroup, MenuLink } from './menu.ts'
import { NavLink } from './nav-link.tsx'

interface NavGroupProps {
  group: MenuGroup
  current: (link: MenuLink) => ReturnType<typeof ariaCurrent>
  isRail: boolean
}

/** An expandable group of the menu; initially expanded if it contains the current page. */
export function NavGroup({ group, current, isRail }: NavGroupProps) {
  const containsPage = group.items.some(current)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const open = chosen ?? true
  const listId = useId()
  const Icon = group.icon
  if (isRail) {
    return (
      <ul aria-label={group.label} className="grid gap-0.5 border-y py-1">
        {group.items.map((item) => (
          <li key={item.to}>
            <NavLink link={item} current={current(item)} isRail />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setChosen(!open)}
        className={`flex h-9 w-full items-center gap-2.5 rounded-md px-2 text-base transition-colors hover:bg-hover hover:text-ink max-md:h-11 ${
          containsPage ? 'text-ink' : 'text-muted'
        }`}
      >
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        <span className="flex-1 truncate text-left">{group.label}</span>
        <ChevronRight
          className={`size-4 text-faint transition-transform duration-150 ${open ? 'rotate-90' : ''}`}
          aria-hidden="true"
        />
      </button>
      <ul id={listId} hidden={!open} className="mt-0.5 ml-4 grid gap-0.5 border-l pl-2.5">
        {group.items.map((item) => (
          <li key={item.to}>
            <NavLink link={item} current={current(item)} isRail={false} isNested />
          </li>
        ))}
      </ul>
    </>
  )
}
