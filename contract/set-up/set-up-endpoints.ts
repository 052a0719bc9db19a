import { endpoint } from '../endpoint.ts'
import { SetUpProgress } from './set-up.ts'

export const setUpEndpoints = {
  progress: endpoint({
    method: 'GET',
    path: '/set-up/progress',
    roles: ['superadmin'],
    summary: 'Which steps of setting up the office are done',
    data: SetUpProgress,
  }),
}
