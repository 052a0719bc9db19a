import { identityEndpoints } from '#contract/identity/identity.ts'
import type { NewView } from '#contract/views/view.ts'
import { viewEndpoints } from '#contract/views/view-endpoints.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { Office, People } from './people.ts'

/** What the superadmin looks at each morning, and shares with the office. */
const shared: readonly NewView[] = [
  { list: 'verified', name: 'Ready, without a dealer', query: { filterType: 'applicationDate', statuses: ['ready'] } },
  { list: 'stages', name: 'Late files', query: { isLate: true } },
  { list: 'stages', name: 'Waiting for dealers', query: { waitingOn: 'dealer' } },
]

/** The shared view with which employees begin the table of files. */
const startOfEmployees = 'Late files'

const ofAdmin: readonly NewView[] = [
  { list: 'payments', name: 'Largest payments first', query: { sort: '-Amount' } },
  { list: 'clients', name: 'Dealers by city', query: { sort: 'city' } },
]

const ofEmployee: readonly NewView[] = [
  { list: 'unverified', name: 'Drafts older than 3 days', query: { olderThanDays: 3 } },
]

/** The pages that the superadmin has above the menu. */
const pinned = ['/superadmin/rto', '/superadmin/dues', '/superadmin/reminders']

/** Saves the views that the people of an office use, and the pages that the superadmin keeps at hand. */
export async function saveViews({ call, ok }: Office, { admin, employees }: People): Promise<void> {
  await ok(identityEndpoints.editPins, { as: admin, body: { pages: pinned } })
  for (const view of shared) {
    const saved = await call(viewEndpoints.create, { as: admin, body: { ...view, isShared: true } })
    const { list, id: viewId } = requireSuccess(saved).data
    if (view.name === startOfEmployees)
      requireSuccess(await call(viewEndpoints.start, { as: admin, body: { list, viewId, role: 'employee' } }))
  }
  for (const body of ofAdmin) requireSuccess(await call(viewEndpoints.create, { as: admin, body }))
  const as = employees[0] as Session
  for (const body of ofEmployee) requireSuccess(await call(viewEndpoints.create, { as, body }))
}
