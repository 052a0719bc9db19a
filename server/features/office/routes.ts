import { officeEndpoints as calls } from '#contract/office/office.ts'
import { command, query, type Route } from '../../http/route.ts'
import { editOffice, getOfficeProfile } from './office-profile.ts'

export const officeRoutes: Route[] = [query(calls.profile, getOfficeProfile), command(calls.edit, editOffice)]
