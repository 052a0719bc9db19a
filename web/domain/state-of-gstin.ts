import { messages } from '#contract/messages.ts'
import { isGstin } from '#contract/office/gstin.ts'
import { statesByGstin } from '#contract/office/gstin-states.ts'

/** Returns a hint where a whole GSTIN is of another state than the address, by which tax is computed. */
export function otherStateHint(gstin: string, state: string | undefined): string | null {
  const registered = isGstin(gstin.toUpperCase()) && statesByGstin[Number(gstin.slice(0, 2)) - 1]
  return registered && state && registered !== state ? messages.gst.otherState(registered) : null
}
