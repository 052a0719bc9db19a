import { states } from '#contract/states.ts'

export const stateOptions = states.map((state) => ({ value: state, label: state }))

/** Returns a stored text as one of the states, undefined for any other text. */
export const findState = (text: string) => states.find((state) => state === text)
