import { Search } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { CTRL } from '#web/lib/keys.ts'
import { paletteOpen, sheetOpen } from '#web/lib/store.ts'
import { Tooltip } from '#web/ui/guarded-button.tsx'

/** Opens the global search: a box with its shortcut in the menu, an icon on the rail and on a phone. */
export function SearchButton({ variant }: { variant: 'whole' | 'rail' | 'bar' }) {
  const open = () => {
    sheetOpen.set(false)
    paletteOpen.set(true)
  }
  const buttonProps = { onClick: open, 'aria-haspopup': 'dialog' } as const
  const keys = { 'aria-keyshortcuts': 'Control+K Meta+K' }
  if (variant === 'whole')
    return (
      <button
        type="button"
        {...buttonProps}
        {...keys}
        className="flex h-9 w-full items-center gap-2.5 rounded-md border bg-surface px-2 text-base text-muted transition-colors hover:bg-hover hover:text-ink max-md:h-11"
      >
        <Search className="size-4 shrink-0" />
        <span className="flex-1 truncate text-left">{t.shell('search')}</span>
        <span className="text-faint text-xs max-md:hidden" aria-hidden="true">
          {t.shell('searchKey', { ctrl: CTRL })}
        </span>
      </button>
    )
  if (variant === 'bar')
    return (
      <button
        type="button"
        {...buttonProps}
        aria-label={t.shell('searchEverything')}
        className="ml-auto grid size-11 place-items-center rounded-md text-muted"
      >
        <Search className="size-5" />
      </button>
    )
  return (
    <Tooltip content={t.shell('searchEverythingWithKey', { ctrl: CTRL })} side="right" delay={0}>
      <button
        type="button"
        {...buttonProps}
        {...keys}
        aria-label={t.shell('searchEverything')}
        className="grid size-9 place-items-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink"
      >
        <Search className="size-4" />
      </button>
    </Tooltip>
  )
}
