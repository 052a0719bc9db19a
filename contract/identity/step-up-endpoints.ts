import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

import { roles } from '../roles.ts'
import { StepUp, StepUpStatus } from './step-up.ts'

/** The step-up before the calls of docs/step-up.md. */
export const stepUpEndpoints = {
  status: endpoint('GET', '/auth/step-up', {
    roles,
    summary: 'Whether this session needs a new proof for calls that ask for one, and by what',
    data: StepUpStatus,
    atCounter: true,
  }),
  prove: endpoint('POST', '/auth/step-up', {
    roles,
    summary:
      'Prove with the password, or with two-factor sign-in on with a code, or with a passkey, who is there; good for 10 minutes',
    limit: 'sign-in',
    body: StepUp,
    data: z.null(),
    message: 'stepUp.proved',
    atCounter: true,
  }),
}
