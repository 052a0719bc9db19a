import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { RevealedAadhaar } from '#contract/cases/case-history.ts'

export type Revealed = z.infer<typeof RevealedAadhaar>

/** The numbers are hidden again after this time, in case the user has left the screen. */
const SHOWN_MS = 60_000

/** The Aadhaar numbers while they are revealed, with functions to show and hide them. */
export function useRevealedAadhaar() {
  const [revealed, setRevealed] = useState<Revealed | null>(null)
  useEffect(() => {
    if (!revealed) return
    const timer = window.setTimeout(() => setRevealed(null), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [revealed])
  return { revealed, show: setRevealed, hide: () => setRevealed(null) }
}
