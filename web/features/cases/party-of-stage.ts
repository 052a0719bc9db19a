import { useRef } from 'react'
import type { Stage, WaitingOn } from '#contract/cases/case-values.ts'
import { usualWaitingOn } from '#contract/stages/stages.ts'

/** The party that a file waits for follows the stage that is chosen in a form, until a person chooses the party. */
export function usePartyOfStage(
  setParty: (party: WaitingOn) => void,
  partyIn = (stage: Stage): WaitingOn => usualWaitingOn[stage],
) {
  const isChosen = useRef(false)
  return {
    onStage: (stage: string) => {
      if (!isChosen.current) setParty(partyIn(stage as Stage))
    },
    onParty: () => {
      isChosen.current = true
    },
  }
}
