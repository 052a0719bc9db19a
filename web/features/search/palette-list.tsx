import { SearchX } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { messages } from '#contract/messages.ts'
import { errorText } from '#web/lib/api-error.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import type { Choice, Group } from './choices.tsx'

interface PaletteListProps {
  id: string
  groups: readonly Group[]
  active: Choice | undefined
  /** True while the answer to what is typed now is on its way. */
  stale: boolean
  onActive: (choice: Choice) => void
  onChoose: (choice: Choice) => void
}

/** The choices in their groups; the focus stays in the box above. */
export function PaletteList({ id, groups, active, stale, onActive, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  const activeKey = active?.key
  useLayoutEffect(() => {
    if (activeKey) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeKey])
  const order = groups.flatMap(({ choices }) => choices)
  return (
    <div ref={list} id={id} role="listbox" aria-label="What was found" className="scroll-py-8 p-2">
      {groups.map(({ label, choices }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of choices
        <div key={label} role="group" aria-labelledby={`${id}-group-${index}`} className="pb-1">
          <div id={`${id}-group-${index}`} role="presentation" className="px-2 pt-2 pb-1 text-faint text-xs">
            {label}
          </div>
          {choices.map((choice) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and names the active choice
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are handled by the box
            <div
              key={choice.key}
              id={`${id}-${order.indexOf(choice)}`}
              role="option"
              aria-selected={choice === active}
              onMouseMove={() => choice !== active && onActive(choice)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(choice)}
              className={`flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 max-md:min-h-12 ${choice === active ? 'bg-hover' : ''} ${stale && choice.fromServer ? 'opacity-60' : ''}`}
            >
              <choice.icon className="size-4 shrink-0 text-faint" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{choice.title}</span>
                {choice.detail && <span className="block truncate text-muted text-sm">{choice.detail}</span>}
              </span>
              {choice.aside}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Says that nothing was found, and what one may try. */
export function NothingFound({ text }: { text: string }) {
  return (
    <EmptyState
      icon={SearchX}
      title={`Nothing found for “${text}”`}
      detail="Try the last four digits of the plate, the case no, the end of the chassis or engine no, a name or a phone."
    />
  )
}

export function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return <ErrorState title={messages.general.fetchFailed} detail={errorText(error)} onRetry={onRetry} />
}
