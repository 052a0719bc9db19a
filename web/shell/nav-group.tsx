import { useId, useState } from 'react'
import { ChevronRight } from '#web/icons/index.generated.ts'
import { readLocal, session, writeLocal } from '#web/lib/session.ts'
import type { ariaCurrent, MenuGroup, MenuLink } from './menu.ts'
import { type MenuSectionName, menuSections } from './menu-groups.ts'
import { NavLink } from './nav-link.tsx'

interface NavGroupProps {
  group: MenuGroup
  current: (link: MenuLink) => ReturnType<typeof ariaCurrent>
  isRail: boolean
}

/** An expandable group of the menu, open at first; its pages may stand below headings. */
export function NavGroup({ group, current, isRail }: NavGroupProps) {
  const [open, setOpen] = useState(true)
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
  const containsPage = group.items.some(current)
  const parts = [...Map.groupBy(group.items, ({ section }) => section)]
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className={`flex h-9 w-full items-center gap-2.5 rounded-md px-2 text-base transition-colors hover:bg-hover hover:text-ink max-md:h-11 md:low:h-7 ${
          containsPage ? 'text-ink' : 'text-muted'
        }`}
      >
        <Icon className="size-4 shrink-0" />
        <span className="flex-1 truncate text-left">{group.label}</span>
        <Fold isOpen={open} />
      </button>
      <div id={listId} hidden={!open} className="mt-0.5 ml-4 grid gap-0.5 border-l pl-2.5">
        {parts.map(([section, items]) =>
          section ? (
            <Section key={section} section={section} items={items} current={current} />
          ) : (
            <Links key="" items={items} current={current} />
          ),
        )}
      </div>
    </>
  )
}

interface LinksProps extends Pick<NavGroupProps, 'current'> {
  items: readonly MenuLink[]
}

const Links = ({ items, current }: LinksProps) => (
  <ul className="grid gap-0.5">
    {items.map((item) => (
      <li key={item.to}>
        <NavLink link={item} current={current(item)} isRail={false} isNested />
      </li>
    ))}
  </ul>
)

/** The sections that a person has opened stay open in this browser; the daily work is open at first. */
const keyOf = (section: MenuSectionName) => `menu-${section}:${session.get().user?.id}`

function Section({ section, items, current }: LinksProps & { section: MenuSectionName }) {
  const [isChosen, setChosen] = useState(() => (readLocal(keyOf(section)) ?? String(section === 'work')) === 'true')
  const listId = useId()
  const isOpen = isChosen || items.some(current)
  const toggle = () => {
    writeLocal(keyOf(section), String(!isOpen))
    setChosen(!isOpen)
  }
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
        className="flex h-8 w-full items-center gap-2 rounded-md px-2 font-medium text-faint text-sm hover:bg-hover hover:text-ink max-md:h-11 md:low:h-7"
      >
        <span className="flex-1 truncate text-left">{menuSections()[section]}</span>
        <Fold isOpen={isOpen} />
      </button>
      <div id={listId} hidden={!isOpen}>
        <Links items={items} current={current} />
      </div>
    </div>
  )
}

const Fold = ({ isOpen }: { isOpen: boolean }) => (
  <ChevronRight className={`size-4 text-faint transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`} />
)
