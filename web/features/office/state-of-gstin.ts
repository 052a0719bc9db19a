import { isGstin, stateOfGstin } from '#contract/office/gstin.ts'
import { t } from '#contract/texts.ts'

/** Returns the state of a whole GSTIN where it is another than that of the address. */
const otherState = (gstin: string, state: string | undefined) => {
  const registered = isGstin(gstin.toUpperCase()) && stateOfGstin(gstin)
  return registered && state && registered !== state ? { registered, state } : null
}

/** Returns a hint where the place of supply to a client is the state of its GSTIN, and not that of its address. */
export function otherStateHint(gstin: string, state: string | undefined): string | null {
  const other = otherState(gstin, state)
  return other && t.gst('otherState', { state: other.registered })
}

/** Returns a hint at a GSTIN of the office that its state refuses. */
export function wrongStateHint(gstin: string, state: string | undefined): string | null {
  const other = otherState(gstin, state)
  return other && t.gst('notOfState', { ofGstin: other.registered, ofOffice: other.state })
}
