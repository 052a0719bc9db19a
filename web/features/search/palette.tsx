import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Search, SearchX, X } from 'lucide-react'
import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { MAX_SOUGHT } from '#contract/limits.ts'
import type { SearchResults } from '#contract/search/search.ts'
import { t } from '#contract/texts.ts'
import { searchEndpoints, viewEndpoints } from '#web/endpoints.generated.ts'
import { errorText } from '#web/lib/errors.ts'
import { useEnglish } from '#web/lib/language.ts'
import { apiQuery } from '#web/lib/query.ts'
import { type VerbInView, verbsInView } from '#web/lib/verbs.ts'
import { Spinner } from '#web/ui/button.tsx'
import { makeKeyboardScrollable, useBackButton, useReturnFocus } from '#web/ui/dialog-behaviour.ts'
import { useListbox } from '#web/ui/listbox.tsx'
import { EmptyState, ErrorState } from '#web/ui/query-view.tsx'
import { useCommands } from './palette-commands.ts'
import { groupsForText, groupsWithoutText } from './palette-groups.tsx'
import { ColleaguesCases, PaletteList } from './palette-list.tsx'
import type { PaletteItem, PaletteProps } from './palette-places.ts'
import { spokenVerb } from './palette-verbs.tsx'

/** The global search. On a phone it opens at the top, since the keyboard covers the bottom. */
export function Palette(props: PaletteProps) {
  const { open, onOpenChange } = props
  const { onCloseAutoFocus } = useReturnFocus(open)
  useBackButton(open)
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-in bg-veil" />
        <Content
          aria-describedby={undefined}
          onCloseAutoFocus={onCloseAutoFocus}
          className="-translate-x-1/2 fixed top-0 left-1/2 z-40 flex max-h-dvh w-full max-w-2xl animate-in flex-col overflow-hidden rounded-b-xl bg-raised shadow-pop outline-none md:top-[12dvh] md:max-h-[70dvh] md:rounded-xl"
        >
          <Title className="sr-only">{t.shell('searchEverything')}</Title>
          <SearchPalette {...props} />
        </Content>
      </Portal>
    </Root>
  )
}

function SearchPalette(props: PaletteProps) {
  const { onOpenChange, role, onShowShortcuts } = props
  const [inputText, setInputText] = useState('')
  useEnglish()
  // The search takes the focus after this render.
  const [verbs] = useState(() => verbsInView(document.activeElement))
  const search = useSearchResults(inputText, (text) => spokenVerb(role, text)?.sought ?? text)
  const { text, results, waiting, error, retry } = search
  const groups = useGroups(props, verbs, text, results)
  const colleaguesCases = (text && results?.colleaguesCases) || []
  const choices = groups.flatMap((group) => group.choices)
  const listbox = useChoices(choices, search, () => onOpenChange(false))
  return (
    <>
      <div className="flex items-center gap-3 border-b pr-2 pl-4">
        <span className="grid size-5 shrink-0 place-items-center text-faint">
          {waiting ? <Spinner /> : <Search className="size-4" />}
        </span>
        <input
          {...listbox.comboboxProps}
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={choices.length > 0 ? listbox.id : undefined}
          aria-label={t.shell('searchEverything')}
          aria-autocomplete="list"
          placeholder={role === 'client' ? t.search('placeholderClient') : t.search('placeholderStaff')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_SOUGHT}
          value={inputText}
          onChange={(event) => {
            setInputText(event.target.value)
            listbox.setActive(0)
          }}
          onKeyDown={listbox.onKeyDown}
          className="h-13 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-faint"
        />
        <Close
          aria-label={t.general('close')}
          className="grid size-9 shrink-0 place-items-center rounded-md text-faint hover:bg-hover hover:text-ink max-md:size-11"
        >
          <X className="size-4" />
        </Close>
      </div>
      <div
        ref={makeKeyboardScrollable}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        {choices.length > 0 && <PaletteList listbox={listbox} groups={groups} isStale={waiting} />}
        {colleaguesCases.length > 0 && <ColleaguesCases cases={colleaguesCases} text={text} />}
        {error ? (
          <ErrorState title={t.general('fetchFailed')} detail={errorText(error)} onRetry={retry} />
        ) : (
          text && !waiting && choices.length + colleaguesCases.length === 0 && <NoResults text={text} />
        )}
      </div>
      <p role="status" className="sr-only">
        {waiting || !text || error ? '' : countResults(groups, colleaguesCases.length)}
      </p>
      <KeysFooter
        onShowAll={() => {
          onOpenChange(false)
          onShowShortcuts()
        }}
      />
    </>
  )
}

/** The groups of choices for a search text, or those of an empty box. */
function useGroups(
  { role, screens, recent }: PaletteProps,
  verbs: readonly VerbInView[],
  text: string,
  results: SearchResults | undefined,
) {
  const commands = useCommands(screens)
  const views = useQuery({ ...apiQuery(viewEndpoints.all, {}), enabled: role !== 'client' }).data?.data ?? []
  return text
    ? groupsForText({ role, screens, commands, views, verbs }, text, results)
    : groupsWithoutText({ role, screens, recent, verbs })
}

type Found = ReturnType<typeof useSearchResults>

/** The list of choices. Enter before the answer opens the first result when it arrives. */
function useChoices(choices: readonly PaletteItem[], { text, waiting, error, retry, hurry }: Found, close: () => void) {
  const navigate = useNavigate()
  const [submittedText, setSubmittedText] = useState('')
  const open = (choice: PaletteItem | undefined) => {
    if (!choice || choice.isRefused) return
    close()
    void choice.open(navigate)
  }
  const listbox = useListbox({
    count: choices.length,
    // Enter is handled even before there are options.
    isOpen: true,
    wraps: true,
    onEnter: () => {
      if (chosen && !(chosen.fromServer && waiting)) open(chosen)
      else if (waiting) {
        listbox.setActive(0)
        setSubmittedText(text)
        hurry()
      } else if (error) retry()
    },
    onSelect: (index) => open(choices[index]),
  })
  const chosen = choices[listbox.active]
  if (submittedText && (submittedText !== text || !waiting)) {
    setSubmittedText('')
    if (submittedText === text && chosen) queueMicrotask(() => open(chosen))
  }
  return listbox
}

const NoResults = ({ text }: { text: string }) => (
  <EmptyState icon={SearchX} title={t.search('noResultsFor', { text })} detail={t.search('noResultsAdvice')} />
)

const KeysFooter = ({ onShowAll }: { onShowAll: () => void }) => (
  <footer className="flex items-center gap-4 border-t bg-sunken px-4 py-2 text-faint text-xs max-md:hidden">
    <span>{t.search('keysChoose')}</span>
    <span>{t.search('keysOpen')}</span>
    <span>{t.search('keysClose')}</span>
    <button
      type="button"
      className="ml-auto rounded-sm underline underline-offset-2 hover:text-ink"
      onClick={onShowAll}
    >
      {t.search('allKeys')}
    </button>
  </footer>
)

function countResults(groups: ReturnType<typeof groupsForText>, colleaguesCases: number): string {
  const counts = groups.map(({ label, choices }) => `${label}: ${choices.length}`)
  if (colleaguesCases > 0) counts.push(`${t.search('colleaguesCases')}: ${colleaguesCases}`)
  return counts.join(', ') || t.general('nothingFound')
}

const PAUSE_MS = 120

const searchQuery = (text: string) => apiQuery(searchEndpoints.find, { query: { text } })

/**
 * The server's results for the search text, requested after a short pause. The previous results stay until the next
 * arrive; a new request aborts the previous one.
 */
function useSearchResults(inputText: string, soughtIn: (text: string) => string) {
  const text = inputText.trim().slice(0, MAX_SOUGHT)
  const sought = soughtIn(text)
  const [queryText, setQueryText] = useState('')
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => {
    timer.current = window.setTimeout(() => setQueryText(sought), PAUSE_MS)
    return () => window.clearTimeout(timer.current)
  }, [sought])
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery({
    ...searchQuery(queryText),
    enabled: queryText !== '',
    placeholderData: keepPreviousData,
  })
  const waiting = text !== '' && (sought !== queryText || isPlaceholderData || (isFetching && !data))
  const results: SearchResults | undefined = text === '' || queryText === '' ? undefined : data?.data
  return {
    /** The search text: trimmed and cut to the server's limit. */
    text,
    results: error && !waiting ? undefined : results,
    waiting,
    error: waiting || text === '' ? null : error,
    retry: () => void refetch(),
    /** Searches without the pause, after Enter. */
    hurry: () => {
      window.clearTimeout(timer.current)
      setQueryText(sought)
    },
  }
}
