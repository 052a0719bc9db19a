import type { StaffRole } from '#contract/roles.ts'
import { useUser } from './session.ts'

/** The role of the user, on a page that is for the staff alone. */
export const useStaffRole = (): StaffRole => (useUser()?.role === 'employee' ? 'employee' : 'superadmin')
