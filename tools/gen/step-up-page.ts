import { callEffects, effects, nameOfCall } from '#contract/effects.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { STEP_UP_MINUTES } from '#contract/identity/step-up.ts'
import { generatedFrom } from './generated-note.ts'

type Effects = typeof callEffects

/** Returns what is wrong with the table of effects: a call without an entry, an entry without a call, a call of API keys that asks. */
export function faultsOfEffects(calls: readonly Endpoint[], table: Effects): string[] {
  const named = new Map(calls.map((call) => [nameOfCall(call), call]))
  const missing = [...named].filter(
    ([name, { method, roles }]) => method !== 'GET' && roles !== 'public' && !(name in table),
  )
  const asked = Object.entries(table).filter(([, entry]) => entry && !entry.unasked)
  return [
    ...missing.map(([name]) => `${name} has no entry in contract/effects.ts`),
    ...Object.keys(table)
      .filter((name) => !named.has(name))
      .map((name) => `${name} in contract/effects.ts is no call`),
    ...asked
      .filter(([name]) => named.get(name)?.roles === 'public' || named.get(name)?.scope)
      .map(([name]) => `${name} asks for a step-up, which a stranger or an API key cannot give`),
  ]
}

/** Returns docs/step-up.md: which calls ask for a step-up, by their effects. Throws for a fault of the table. */
export function stepUpPage(calls: readonly Endpoint[]): Record<string, string> {
  const faults = faultsOfEffects(calls, callEffects)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const rows = Object.keys(effects).flatMap((effect) =>
    Object.entries(callEffects).flatMap(([call, entry]) => (entry?.effect === effect ? [{ call, ...entry }] : [])),
  )
  const asking = rows.filter(({ unasked }) => !unasked)
  const others = rows.filter(({ unasked }) => unasked)
  const page = `<!-- ${generatedFrom('contract/effects.ts')} -->

# Step-up

A call with one of these effects asks for a fresh proof of identity: a sign-in or \`POST /auth/step-up\` of the same session in the last
${STEP_UP_MINUTES} minutes. Without one it is 403 with \`errors.fields.stepUp\`, and nothing is written. The web app asks in a dialog and repeats the call ([decision 26](decisions/0026-step-up.md),
[decision 161](decisions/0161-proofs-by-effect.md)).

**For programs.** With the token of a session: answer this 403 by \`POST /auth/step-up\` with \`password\`, or \`code\` where two-factor sign-in
is on, and send the same call again, with the same Idempotency-Key. An API key cannot prove who it is, and need not: no call that a scope
opens is in the first table, and all others are 403 for a key.

| call | effect | asks |
| --- | --- | --- |
${asking.map(({ call, effect, when }) => `| \`${call}\` | ${effects[effect]} | ${when ? `if ${when}` : 'always'} |`).join('\n')}

These have such an effect, and ask for none:

| call | effect | reason |
| --- | --- | --- |
${others.map(({ call, effect, unasked }) => `| \`${call}\` | ${effects[effect]} | ${unasked} |`).join('\n')}

All other calls have none of these effects. A GET changes nothing, and answers no Aadhaar number in full.
`
  return { 'docs/step-up.md': page }
}
