import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SearchResults } from '#contract/search/search.ts'
import { searchEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

const PAUSE_MS = 120
const MAX_LENGTH = 64

const query = (text: string) => apiQuery(searchEndpoints.find, { query: { text } })

/**
 * The server's results for the search text, requested after a short pause. The previous results stay until the next
 * arrive; a new request aborts the previous one.
 */
export function useSearchResults(inputText: string) {
  const text = inputText.trim().slice(0, MAX_LENGTH)
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
    /** The search text: trimmed and cut to the server's limit. */
    text,
    results: error && !waiting ? undefined : results,
    waiting,
    error: waiting || text === '' ? null : error,
    retry: () => void refetch(),
    /** Searches without the pause, after Enter. */
    hurry: () => {
      window.clearTimeout(timer.current)
      setQueryText(text)
    },
  }
}
