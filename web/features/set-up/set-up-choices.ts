import { useState } from 'react'
import { type SetUpStep, setUpSteps } from '#contract/set-up/set-up.ts'
import { readLocal, useUser, writeLocal } from '#web/lib/session.ts'

/** A user's choices about the guide: which steps to leave out, and whether the home shows the guide. */
interface SetUpChoices {
  skipped: readonly SetUpStep[]
  isDismissed: boolean
}

/** Reads and stores the choices of the signed-in user in this browser. */
export function useSetUpChoices() {
  const key = `set-up:${useUser()?.id}`
  const [choices, setChoices] = useState(() => parse(readLocal(key)))
  const change = (next: SetUpChoices) => {
    writeLocal(key, JSON.stringify(next))
    setChoices(next)
  }
  return {
    ...choices,
    skip: (step: SetUpStep) => change({ ...choices, skipped: [...choices.skipped, step] }),
    dismiss: () => change({ ...choices, isDismissed: true }),
  }
}

function parse(text: string | null): SetUpChoices {
  try {
    const { skipped, isDismissed } = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
    return {
      skipped: setUpSteps.filter((step) => Array.isArray(skipped) && skipped.includes(step)),
      isDismissed: isDismissed === true,
    }
  } catch {
    return { skipped: [], isDismissed: false }
  }
}
