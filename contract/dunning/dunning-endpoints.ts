import { Client } from '../clients/client.ts'
import { endpoint } from '../endpoint.ts'

import { DunningSettings, EditDunningSettings, PauseDunning } from './dunning.ts'

const roles = ['superadmin'] as const

/** Reminders of overdue bills by mail. */
export const dunningEndpoints = {
  settings: endpoint('GET', '/dunning/settings', {
    roles,
    summary: 'On which days after the due date clients are reminded of an unpaid bill',
    data: DunningSettings,
  }),
  editSettings: endpoint('PUT', '/dunning/settings', {
    roles,
    summary: 'Choose the days after the due date; none switches the reminders off',
    body: EditDunningSettings,
    data: DunningSettings,
    message: 'dunning.saved',
  }),
  pause: endpoint('POST', '/client/dunning/:id', {
    roles,
    summary: 'Stop the reminders of overdue bills of a verified client, or let them go on',
    body: PauseDunning,
    data: Client,
    message: 'dunning.pauseChanged',
  }),
}
