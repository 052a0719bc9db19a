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
  const rowsOf = (isAsked: boolean) =>
    Object.entries(effects).map(([effect, name]) => {
      const ofEffect = Object.entries(callEffects).flatMap(([call, entry]) =>
        entry?.effect === effect && !entry.unasked === isAsked ? [{ call, note: entry.when ?? entry.unasked }] : [],
      )
      return {
        name,
        calls: ofEffect.map(({ call, note }) => `\`${call}\`${note ? ` (${isAsked ? 'if ' : ''}${note})` : ''}`),
      }
    })
  const list = (isAsked: boolean) =>
    rowsOf(isAsked)
      .filter((row) => row.calls.length > 0)
      .map((row) => `- **${row.name}**: ${row.calls.join('; ')}`)
      .join('\n')
  const page = `<!-- ${generatedFrom('contract/effects.ts')} -->

# Step-up

A call with one of these effects asks for a sign-in or \`POST /auth/step-up\` of the same session in the last ${STEP_UP_MINUTES} minutes.
Otherwise it is 403 with \`errors.fields.stepUp\`, and nothing is written. The web app asks in a dialog and repeats the call. A program
with a session sends \`POST /auth/step-up\` with \`password\`, or \`code\` where two-factor sign-in is on, and then the same call with
the same Idempotency-Key. An API key can make none of them.

${list(true)}

These have such an effect, and ask for none, for the reason in brackets:

${list(false)}

All other calls have none of these effects. A GET changes nothing, and answers no Aadhaar number in full.
`
  return { 'docs/step-up.md': page }
}
