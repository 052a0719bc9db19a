import { useCallback, useState } from 'react'
import { matchesMedia } from '#web/lib/browser.ts'
import { useIsMobile, useNarrow } from '#web/lib/dom.ts'

/** Below this width in px of a table each row is a card. */
const ALWAYS_BELOW = 640
/** Up to this one it is a card where the columns do not fit; a wider table is scrolled. */
const AT_MOST = 960

/** In px: a table this much wider than the one that had no room is tried again; more than a scroll bar, so that its coming and going decides nothing. */
const TRIED_AGAIN_AFTER = 20

/**
 * Whether rows are cards: on a phone, and where a table has no room for its columns. `onOverflow` takes the width in px
 * that these columns were found to need, and what there was; with other ones the table is tried again.
 */
export function useCards(columns: string) {
  const mobile = useIsMobile()
  const [lacking, setLacking] = useState({ columns, below: 0 })
  const below = lacking.columns === columns ? lacking.below : 0
  const [containerRef, narrow] = useNarrow(Math.max(ALWAYS_BELOW, below))
  const onOverflow = useCallback(
    (needed: number, available: number) => {
      if (matchesMedia('print')) return
      const next = { columns, below: Math.min(needed, available + TRIED_AGAIN_AFTER, AT_MOST) }
      setLacking((now) => (now.columns === columns && now.below === next.below ? now : next))
    },
    [columns],
  )
  return { containerRef, cards: mobile || narrow, onOverflow }
}
