import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Found } from '#contract/search/search.ts'
import { searchEndpoints } from '#contract/search/search-endpoints.ts'
import { apiQuery } from '#web/lib/query.ts'

const PAUSE_MS = 120
const LONGEST = 64

const query = (text: string) => apiQuery(searchEndpoints.find, { query: { text } })

/**
 * What the server finds by a text, asked after a short pause. The answer before stays while the next is on its way,
 * which breaks the one before off. `answered` is the text that the shown answer is to.
 */
export function useFound(typed: string) {
  const text = typed.trim().slice(0, LONGEST)
  const [asked, setAsked] = useState('')
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => {
    timer.current = window.setTimeout(() => setAsked(text), PAUSE_MS)
    return () => window.clearTimeout(timer.current)
  }, [text])
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery({
    ...query(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const waiting = text !== '' && (text !== asked || isPlaceholderData || (isFetching && !data))
  const found: Found | undefined = text === '' || asked === '' ? undefined : data?.data
  return {
    text,
    found: error && !waiting ? undefined : found,
    waiting,
    error: waiting || text === '' ? null : error,
    retry: () => void refetch(),
    /** Asks without a pause: whoever pressed Enter has typed all. */
    hurry: () => {
      window.clearTimeout(timer.current)
      setAsked(text)
    },
  }
}
