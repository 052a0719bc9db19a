import { ChevronDown } from 'lucide-react'
import { Content, Header, Item, Root, Trigger } from 'radix-ui/accordion'
import type { ReactNode } from 'react'

export interface AccordionItem {
  value: string
  /** Always visible. */
  summary: ReactNode
  content: ReactNode
}

/** `first` is the item that is open at first, if one is. */
export function Accordion({ items, first = '' }: { items: readonly AccordionItem[]; first?: string }) {
  return (
    <Root type="single" collapsible defaultValue={first} className="divide-y">
      {items.map((item) => (
        <Item key={item.value} value={item.value}>
          <Header>
            <Trigger className="group flex w-full items-center gap-3 px-5 py-3.5 text-left font-medium hover:bg-hover focus-visible:-outline-offset-2">
              <span className="min-w-0 flex-1">{item.summary}</span>
              <ChevronDown className="size-4 shrink-0 text-faint transition-transform group-data-[state=open]:rotate-180" />
            </Trigger>
          </Header>
          <Content className="animate-in px-5 pb-5">{item.content}</Content>
        </Item>
      ))}
    </Root>
  )
}
