import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SearchResults } from '#contract/search/search.ts'
import { searchEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

const PAUSE_MS = 120
const LONGEST = 64

const query = (text: string) => apiQuery(searchEndpoints.find, { query: { text } })

/**
 * What the server finds by the text of the search box, asked after a short pause. The results before stay while the next
 * are on their way; a later question breaks the one before off.
 */
export function useSearchResults(inputText: string) {
  const text = inputText.trim().slice(0, LONGEST)
  const [queryText, setQueryText] = useState('')
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => {
    timer.current = window.setTimeout(() => setQueryText(text), PAUSE_MS)
    return () => window.clearTimeout(timer.current)
  }, [text])
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery({
    ...query(queryText),
    enabled: queryText !== '',
    placeholderData: keepPreviousData,
  })
  const waiting = text !== '' && (text !== queryText || isPlaceholderData || (isFetching && !data))
  const results: SearchResults | undefined = text === '' || queryText === '' ? undefined : data?.data
  return {
    /** The text as it is searched for: without spaces around it, and not longer than the server takes. */
    text,
    results: error && !waiting ? undefined : results,
    waiting,
    error: waiting || text === '' ? null : error,
    retry: () => void refetch(),
    /** Asks without a pause: whoever pressed Enter has typed all. */
    hurry: () => {
      window.clearTimeout(timer.current)
      setQueryText(text)
    },
  }
}
