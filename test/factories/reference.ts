import { type Branch, type Firm, type NewBranch, type Rto, referenceEndpoints } from '#contract/reference/reference.ts'
import type { DataCaller } from '#test/caller.ts'
import type { SessionFactories } from './sessions.ts'

/** Returns the factories that create branches, firms and RTOs. */
export function referenceFactories(ok: DataCaller, next: () => number, { superadmin }: SessionFactories) {
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
    return ok(referenceEndpoints.createBranch, { as: await superadmin(), body })
  }

  async function firm(name = `Bank ${next()}`): Promise<Firm> {
    return ok(referenceEndpoints.createFirm, { as: await superadmin(), body: { name } })
  }

  async function rto(rtoCode = `MH-${next()}`, city = 'Pune'): Promise<Rto> {
    return ok(referenceEndpoints.createRto, { as: await superadmin(), body: { rtoCode, city } })
  }

  async function switchOff(place: { rto: Rto; firm: Firm }): Promise<void> {
    const as = await superadmin()
    const firmId = place.firm.id
    await ok(referenceEndpoints.toggleRto, { as, params: { id: place.rto.id } })
    await ok(referenceEndpoints.toggleFirm, { as, params: { firmId }, body: { firmId } })
  }

  return { branch, firm, rto, switchOff }
}

export type ReferenceFactories = ReturnType<typeof referenceFactories>
