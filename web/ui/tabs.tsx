import { clsx } from 'clsx'
import { Content, List, Root, Trigger } from 'radix-ui/tabs'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
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

/** Tabs with optional counts. Only the selected tab's panel is rendered. */
export function Tabs({ value, onValueChange, tabs, label, besideTitle = false }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone the last tabs are outside the view until the row is scrolled.
  // runs when the selected tab changes
  useLayoutEffect(() => showChosen(list.current), [value])
  const chosen = tabs.find((tab) => tab.value === value)
  return (
    <Root value={value} onValueChange={onValueChange}>
      <List
        ref={list}
        aria-label={label}
        onKeyDownCapture={ignoreHeld}
        className={clsx(
          'mb-5 flex gap-1 overflow-x-auto max-md:gap-0 border-b print:hidden',
          besideTitle && 'xl:-mt-13 xl:mb-3 xl:ml-auto xl:w-fit',
        )}
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            // Programs that assist click without pressing.
            onClick={() => tab !== chosen && onValueChange(tab.value)}
            className="flex h-10 shrink-0 items-center gap-2 border-transparent border-b-2 px-3 font-medium max-md:px-2 text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink max-md:h-11"
          >
            <span>{tab.label}</span>
            {tab.count !== undefined && (
              <CountBadge count={tab.count} tone={(tab.count > 0 && tab.countTone) || 'plain'} />
            )}
          </Trigger>
        ))}
      </List>
      {chosen && (
        <Content key={chosen.value} value={chosen.value}>
          <h2 className="mb-2 hidden font-semibold text-lg print:block">{chosen.label}</h2>
          {chosen.content}
        </Content>
      )}
    </Root>
  )
}

/** A key that is held would change the address more often than the 100 times in 10 s of Safari. */
function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat && event.key.startsWith('Arrow')) event.stopPropagation()
}

/** Scrolls the row of tabs, and no ancestor, until the selected tab is fully visible. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector('[aria-selected="true"]')
  if (!list || !chosen || list.scrollWidth <= list.clientWidth) return
  const [row, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (tab.right > row.right) list.scrollLeft += tab.right - row.right
  else if (tab.left < row.left) list.scrollLeft -= row.left - tab.left
}
