/** The statuses of a case, in the order of its life (spec/2 point 4). */
export const caseStatuses = ['Created', 'Updated', 'ready', 'assigned', 'paid', 'rejected'] as const
