import { bugsIn, type Mutant } from './mutant.ts'

/** Bugs of files, vehicles and reminders. */
export const vehicleBugs: Mutant[] = [
  ...bugsIn('server/features/attachments/change-attachment.ts', 'attachments.test.ts', {
    'attachment-of-another-deleted': ['file.user_id === actor.userId && now', 'now'],
  }),
  ...bugsIn('server/features/papers/checklist.ts', 'server/features/stages/whole-lists.test.ts', {
    'all-notes-read-for-each-case': ['notedByCase.get(id) ?? []', 'noted.filter((paper) => paper.case_id === id)'],
  }),
  ...bugsIn('contract/api.ts', 'server/features/stages/whole-lists.test.ts', {
    'whole-list-without-bound': ['WHOLE_LIST = 1_000', 'WHOLE_LIST = 10_000'],
  }),
  ...bugsIn('server/features/vehicles/vehicle-rows.ts', 'vehicles.test.ts', {
    'owner-told-to-a-client': ["role !== 'client' && { owner", 'Boolean(role) && { owner'],
  }),
  ...bugsIn('server/features/vehicles/scope.ts', 'vehicles.test.ts', {
    'draft-takes-a-vehicle': ["in ('ready', 'assigned', 'paid'))", "<> 'rejected')"],
  }),
  ...bugsIn('server/features/cases/update-vehicles.ts', 'server/features/vehicles/vehicles.test.ts', {
    'latest-date-instead-of-the-last-entered': [
      'order by vehicle_id, kind, seq desc nulls last',
      'order by vehicle_id, kind, day desc nulls last',
    ],
  }),
  ...bugsIn('server/features/stages/late-files.ts', ['stages.test.ts', 'test/figures.test.ts'], {
    'two-rules-of-late': [' as files where is_late`', " as files where stage_since < now() - interval '7 days'`"],
  }),
  ...bugsIn('server/features/reminders/due-expiries.ts', 'reminders.test.ts', {
    'snoozed-only': ['reminder_snoozes.kind = due.kind and until >', 'reminder_snoozes.kind = due.kind and until <='],
    'reminders-of-colleagues': [
      "if (actor.role === 'superadmin') return due",
      "if (actor.role !== 'client') return due",
    ],
  }),
  ...bugsIn('server/features/reminders/digests.ts', 'dealers.test.ts', {
    'digest-by-the-name-of-the-firm': [
      ".innerJoin('clients', 'clients.id', 'of_vehicle.dealer_id')",
      ".innerJoin('clients', 'clients.firm_name', 'vehicles.firm_name')",
    ],
  }),
  ...bugsIn('server/features/cases/validate-references.ts', 'server/features/reminders/dealers.test.ts', {
    'dealer-by-the-present-name': [
      "toCheck.includes('generalDetail.firmName') ? (known?.dealerId ?? null) : (before?.dealer_id ?? null)",
      'known?.dealerId ?? null',
    ],
  }),
  ...bugsIn('server/features/reminders/dealer-cases.ts', 'dealers.test.ts', {
    'reminder-by-a-draft': ["dealerCases(db, null).where(isVerified('cases'))", 'dealerCases(db, null)'],
  }),
  ...bugsIn('server/features/clients/edit-client.ts', 'clients.test.ts', {
    'firm-name-of-another': ['if (!other) return', 'return'],
  }),
  ...bugsIn('server/features/reminders/send-due.ts', 'send-due.test.ts', {
    'reminded-at-every-run': [
      ".whereRef('reminder_log.lead_day', '=', 'leads.lead_day'),",
      ".where('reminder_log.lead_day', 'is', null),",
    ],
  }),
  ...bugsIn('server/adapters/webhooks.ts', 'server/features/reminders/send-due.test.ts', {
    'webhook-to-a-name-within': [
      'addresses.some(({ address }) => isPrivateAddress(address))',
      'addresses.length === 0',
    ],
  }),
]
