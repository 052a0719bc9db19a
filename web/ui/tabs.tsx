import { Content, List, Root, Trigger } from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import { CountBadge } from './badge.tsx'

export interface Tab {
  value: string
  label: string
  count?: number | undefined
  countTone?: 'plain' | 'bad' | 'accent'
  content: ReactNode
}

/** Tabs with optional counts. Only the chosen one's content is rendered. */
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
  return (
    <Root value={value} onValueChange={onValueChange}>
      <List aria-label={label} className="mb-5 flex gap-1 overflow-x-auto border-b print:hidden">
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px flex h-10 shrink-0 items-center gap-2 border-transparent border-b-2 px-3 font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink max-md:h-11"
          >
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} tone={tab.countTone ?? 'plain'} />}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value}>
          {tab.content}
        </Content>
      ))}
    </Root>
  )
}
