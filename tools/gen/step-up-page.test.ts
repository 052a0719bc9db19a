import { expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { callEffects } from '#contract/effects.ts'
import { endpoint } from '#contract/endpoint.ts'
import { faultsOfEffects } from './step-up-page.ts'

const call = (path: string, scope?: 'clients:read') =>
  endpoint('POST', path, { roles: ['superadmin'], summary: '', data: z.null(), ...(scope && { scope }) })

test('the table of effects names every call that changes something', () => {
  expect(faultsOfEffects(allEndpoints, callEffects)).toEqual([])
})

test('the table of effects is refused without an entry of a call, and with one of no call', () => {
  const calls = [
    call('/client/forgive'),
    endpoint('GET', '/client/all', { roles: ['superadmin'], summary: '', data: z.null() }),
  ]
  expect(faultsOfEffects(calls, { 'POST /client/forgotten': null })).toEqual([
    'POST /client/forgive has no entry in contract/effects.ts',
    'POST /client/forgotten in contract/effects.ts is no call',
  ])
})

test('the table of effects is refused where a call of API keys asks for a step-up', () => {
  const calls = [call('/client/forgive', 'clients:read')]
  const fault = 'POST /client/forgive asks for a step-up, which a stranger or an API key cannot give'
  expect(faultsOfEffects(calls, { 'POST /client/forgive': { effect: 'credit' } })).toEqual([fault])
  expect(faultsOfEffects(calls, { 'POST /client/forgive': { effect: 'credit', when: 'it is large' } })).toEqual([fault])
  expect(faultsOfEffects(calls, { 'POST /client/forgive': { effect: 'credit', unasked: 'daily work' } })).toEqual([])
})
