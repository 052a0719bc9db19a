import { clsx } from 'clsx'
import { CarFront } from 'lucide-react'
import { showPlate } from '#contract/cases/plate.ts'
import type { ColleagueCase } from '#contract/search/search.ts'
import { t } from '#contract/texts.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import type { Listbox } from '#web/ui/listbox.tsx'
import { MatchedText } from './names.tsx'
import type { PaletteGroup } from './palette-groups.tsx'

interface PaletteListProps {
  listbox: Listbox
  groups: readonly PaletteGroup[]
  isStale: boolean
}

/** The options in groups; the focus stays in the text box. */
export function PaletteList({ listbox, groups, isStale }: PaletteListProps) {
  const { id, active } = listbox
  const order = groups.flatMap(({ choices }) => choices)
  return (
    <div id={id} role="listbox" aria-label={t.search('results')} className="scroll-py-8 p-2">
      {groups.map(({ label, choices }, index) => (
        // a fieldset is not allowed in a listbox
        <div key={label} role="group" aria-labelledby={`${id}-group-${index}`} className="pb-1">
          <div id={`${id}-group-${index}`} role="presentation" className="px-2 pt-2 pb-1 text-faint text-xs">
            {label}
          </div>
          {choices.map((choice) => (
            // the text box keeps the focus and references the active option
            <div
              key={choice.key}
              {...listbox.optionProps(order.indexOf(choice))}
              role="option"
              aria-selected={choice === order[active]}
              aria-disabled={choice.isRefused || undefined}
              className={clsx(
                'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 max-md:min-h-12',
                choice === order[active] && 'bg-hover',
                ((isStale && choice.fromServer) || choice.isRefused) && 'opacity-60',
              )}
            >
              <choice.icon className="size-4 shrink-0 text-faint" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium" translate={choice.fromServer ? 'no' : undefined}>
                  {choice.title}
                </span>
                {choice.detail && <span className="block truncate text-muted text-sm">{choice.detail}</span>}
              </span>
              {choice.trailing}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The cases of colleagues: they say where a file is, and do not open. */
export function ColleaguesCases({ cases, text }: { cases: readonly ColleagueCase[]; text: string }) {
  return (
    <section className="px-2 pb-2">
      <h2 className="px-2 pt-2 pb-1 text-faint text-xs">{t.search('colleaguesCases')}</h2>
      <ul>
        {cases.map(({ CaseNo, vehicleNo, status, desk }) => (
          <li key={CaseNo} className="flex min-h-10 items-center gap-3 px-2 py-1.5">
            <CarFront className="size-4 shrink-0 text-faint" />
            <span className="min-w-0 flex-1">
              <span className="tnum block truncate font-medium">
                <MatchedText text={showPlate(vehicleNo)} query={text} />
              </span>
              <span className="block truncate text-muted text-sm">
                <span className="tnum">
                  <MatchedText text={CaseNo} query={text} />
                </span>
                {` · ${desk}`}
              </span>
            </span>
            <StatusBadge kind="case" status={status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
