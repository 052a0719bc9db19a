import { expect, expectTypeOf, test } from 'vitest'
import { caseEndpoints, type identityEndpoints } from '#web/endpoints.generated.ts'
import type { BodyOf, DataOf, ParamsOf } from './client-endpoint.ts'

test('a call has its address in the browser, and its shapes as types alone', () => {
  expect(caseEndpoints.verify).toEqual({ method: 'PATCH', path: '/case/verify/:id' })
  expectTypeOf<ParamsOf<typeof caseEndpoints.verify>>().toEqualTypeOf<{ id: string }>()
  expectTypeOf<DataOf<typeof caseEndpoints.verify>>().toHaveProperty('status')
  expectTypeOf<BodyOf<typeof identityEndpoints.signIn>>().toHaveProperty('email')
  // @ts-expect-error: the browser has no schemas
  expect(caseEndpoints.create.body).toBeUndefined()
})
