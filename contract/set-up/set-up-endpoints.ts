import { endpoint } from '../endpoint.ts'
import { SetUpProgress } from './set-up.ts'

export const setUpEndpoints = {
  progress: endpoint('GET', '/set-up/progress', {
    roles: ['superadmin'],
    summary: 'Which steps of setting up the office are done',
    data: SetUpProgress,
  }),
}
