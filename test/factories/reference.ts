import type { Branch, Firm, NewBranch, Rto } from '#contract/reference/reference.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { type Caller, requireSuccess } from '#test/caller.ts'
import type { SessionFactories } from './sessions.ts'

/** Returns the factories that create branches, firms and RTOs. */
export function referenceFactories(call: Caller, next: () => number, { superadmin }: SessionFactories) {
  async function branch(over: Partial<NewBranch> = {}): Promise<Branch> {
    const body: NewBranch = {
      name: `Branch ${next()}`,
      address1: '12 Station Road',
      address2: 'Near the bus stand',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411001',
      ...over,
    }
    return requireSuccess(await call(referenceEndpoints.createBranch, { as: await superadmin(), body })).data
  }

  async function firm(name = `Bank ${next()}`): Promise<Firm> {
    return requireSuccess(await call(referenceEndpoints.createFirm, { as: await superadmin(), body: { name } })).data
  }

  async function rto(rtoCode = `MH-${next()}`, city = 'Pune'): Promise<Rto> {
    return requireSuccess(await call(referenceEndpoints.createRto, { as: await superadmin(), body: { rtoCode, city } }))
      .data
  }

  async function switchOff(place: { rto: Rto; firm: Firm }): Promise<void> {
    const as = await superadmin()
    const firmId = place.firm.id
    requireSuccess(await call(referenceEndpoints.toggleRto, { as, params: { id: place.rto.id } }))
    requireSuccess(await call(referenceEndpoints.toggleFirm, { as, params: { firmId }, body: { firmId } }))
  }

  return { branch, firm, rto, switchOff }
}

export type ReferenceFactories = ReturnType<typeof referenceFactories>
