import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { RevealedAadhaar } from '#contract/cases/case-history.ts'

export type Revealed = z.infer<typeof RevealedAadhaar>

/** Numbers do not stay on a screen that someone has walked away from. */
const SHOWN_MS = 60_000

/** Both Aadhaar numbers while they are shown, and the ways to show and hide them. */
export function useRevealedAadhaar() {
  const [revealed, setRevealed] = useState<Revealed | null>(null)
  useEffect(() => {
    if (!revealed) return
    const timer = window.setTimeout(() => setRevealed(null), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [revealed])
  return { revealed, show: setRevealed, hide: () => setRevealed(null) }
}
