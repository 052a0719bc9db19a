import { endpoint } from '../endpoint.ts'

import { roles } from '../roles.ts'
import { EditOffice, OfficeProfile } from './office.ts'

/** The office itself. */
export const officeEndpoints = {
  profile: endpoint('GET', '/office/profile', {
    roles,
    summary: 'The name, address and payment details of the office',
    data: OfficeProfile,
    atCounter: true,
  }),
  edit: endpoint('PUT', '/office/profile', {
    roles: ['superadmin'],
    summary: 'Change the profile of the office; fields that are left out stay',
    body: EditOffice,
    data: OfficeProfile,
    message: 'office.saved',
  }),
}
