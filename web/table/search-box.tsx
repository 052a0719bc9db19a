import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '#contract/texts.ts'

const PAUSE_MS = 180

/** The search box of a table. The input shows each key at once; the table searches after a short pause. */
export function SearchBox({
  value,
  onSearch,
  label,
}: {
  value: string
  onSearch: (text: string) => void
  label: string
}) {
  const [text, setText] = useState(value)
  const [prevValue, setPrevValue] = useState(value)
  /** What was searched and has not come back as the value yet: more may have been typed since. */
  const [sent, setSent] = useState<readonly string[]>([])
  const timer = useRef<number | undefined>(undefined)
  if (value !== prevValue) {
    setPrevValue(value)
    const at = sent.indexOf(value)
    setSent(at < 0 ? [] : sent.slice(at + 1))
    // Otherwise the value was changed from outside: another address, or a cleared search.
    if (at < 0) setText(value)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const search = (next: string) => {
    window.clearTimeout(timer.current)
    setSent([...sent, next])
    onSearch(next)
  }
  const changeText = (next: string) => {
    setText(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => search(next), PAUSE_MS)
  }
  return (
    <search className="relative w-full md:w-auto md:min-w-48 md:max-w-72 md:flex-1 @max-2xl:max-w-none @max-2xl:basis-full">
      <Search className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-faint" />
      <input
        type="search"
        data-table-search=""
        aria-label={t.table('searchIn', { label })}
        placeholder={t.table('search')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => changeText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text)
          if (event.key === 'Escape' && text) {
            event.stopPropagation()
            setText('')
            search('')
          }
        }}
        className="field h-9 px-9 max-md:h-11"
      />
      {text && (
        <button
          type="button"
          aria-label={t.table('clearSearch')}
          onClick={() => {
            setText('')
            search('')
          }}
          className="absolute inset-y-0 right-1 my-auto grid size-7 place-items-center rounded-md text-faint hover:text-ink"
        >
          <X className="size-4" />
        </button>
      )}
    </search>
  )
}
