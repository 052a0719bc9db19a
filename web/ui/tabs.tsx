import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { CountBadge } from './badge.tsx'

export interface Tab {
  value: string
  label: string
  count?: number | undefined
  countTone?: 'plain' | 'bad' | 'accent'
  content: ReactNode
}

interface TabsProps {
  value: string
  onValueChange: (value: string) => void
  tabs: readonly Tab[]
  label: string
  /** True below a title without actions: on a wide screen the tabs share its line. */
  besideTitle?: boolean
}

/**
 * Tabs with optional counts. Only the selected tab's panel is rendered, and only that tab is a Tab stop; arrows, Home
 * and End select another one (ARIA pattern "Tabs" with automatic activation). Own code, since it is part of the first
 * load of a client's list (docs/decisions/0044).
 */
export function Tabs({ value, onValueChange, tabs, label, besideTitle = false }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // On a phone the last tabs are outside the view until the row is scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selected tab changes
  useLayoutEffect(() => showChosen(list.current), [value])
  const chosen = tabs.find((tab) => tab.value === value)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const at = indexAfterKey(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    )
    const next = tabs[at]
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // A key that is held would change the address more often than the 100 times in 10 s of Safari.
    if (event.repeat) return
    const tab = event.currentTarget.children[at] as HTMLElement
    tab.focus()
    if (next !== chosen) onValueChange(next.value)
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={press}
        className={`mb-5 flex gap-1 overflow-x-auto max-md:gap-0 border-b print:hidden ${besideTitle ? 'xl:-mt-13 xl:mb-3 xl:ml-auto xl:w-fit' : ''}`}
      >
        {tabs.map((tab, index) => {
          const isChosen = tab === chosen
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${keyOf(tab.value)}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen || (!chosen && index === 0) ? 0 : -1}
              onClick={() => !isChosen && onValueChange(tab.value)}
              className="flex h-10 shrink-0 items-center gap-2 border-transparent border-b-2 px-3 font-medium max-md:px-2 text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink max-md:h-11"
            >
              <span>{tab.label}</span>
              {tab.count !== undefined && (
                <CountBadge count={tab.count} tone={(tab.count > 0 && tab.countTone) || 'plain'} />
              )}
            </button>
          )
        })}
      </div>
      {chosen && (
        <div
          key={chosen.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${keyOf(chosen.value)}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is a Tab stop, so that it can be read and scrolled
          tabIndex={0}
        >
          <h2 className="mb-2 hidden font-semibold text-lg print:block">{chosen.label}</h2>
          {chosen.content}
        </div>
      )}
    </div>
  )
}

/** The index of the tab that a key selects, in a circle; -1 for any other key. */
function indexAfterKey(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}

/** Scrolls the row of tabs, and no ancestor, until the selected tab is fully visible. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector('[aria-selected="true"]')
  if (!list || !chosen || list.scrollWidth <= list.clientWidth) return
  const [row, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (tab.right > row.right) list.scrollLeft += tab.right - row.right
  else if (tab.left < row.left) list.scrollLeft -= row.left - tab.left
}

/** The key of a tab, without spaces: the id of the tab contains it. */
const keyOf = (value: string) => value.replaceAll(/\W+/g, '-')
