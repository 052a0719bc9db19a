import { Content, List, Root, Trigger } from 'radix-ui/tabs'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { CountBadge } from './badge.tsx'

export interface Tab {
  value: string
  label: string
  count?: number | undefined
  countTone?: 'plain' | 'bad' | 'accent'
  content: ReactNode
}

/** Tabs with optional counts. Only the selected tab's panel is rendered. */
export function Tabs({
  value,
  onValueChange,
  tabs,
  label,
}: {
  value: string
  onValueChange: (value: string) => void
  tabs: readonly Tab[]
  label: string
}) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone the last tabs are outside the view until the row is scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selected tab changes
  useLayoutEffect(() => showChosen(list.current), [value])
  return (
    <Root
      value={keyOf(value)}
      onValueChange={(key) => onValueChange(tabs.find((tab) => keyOf(tab.value) === key)?.value ?? value)}
    >
      <List
        ref={list}
        aria-label={label}
        className="mb-5 flex gap-1 overflow-x-auto max-md:gap-0 border-b print:hidden"
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={keyOf(tab.value)}
            className="-mb-px flex h-10 shrink-0 items-center gap-2 border-transparent border-b-2 px-3 font-medium max-md:px-2 text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink max-md:h-11"
          >
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} tone={tab.countTone ?? 'plain'} />}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={keyOf(tab.value)}>
          <h2 className="mb-2 hidden font-semibold text-lg print:block">{tab.label}</h2>
          {tab.content}
        </Content>
      ))}
    </Root>
  )
}

/** Scrolls the row of tabs, and no ancestor, until the selected tab is fully visible. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector('[data-state="active"]')
  if (!list || !chosen || list.scrollWidth <= list.clientWidth) return
  const [row, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (tab.right > row.right) list.scrollLeft += tab.right - row.right
  else if (tab.left < row.left) list.scrollLeft -= row.left - tab.left
}

/** The key of a tab, without spaces: the ids of the tab and its panel contain it. */
const keyOf = (value: string) => value.replaceAll(/\W+/g, '-')
