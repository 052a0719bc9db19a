import { type Mutant, singleReplacement } from './mutant.ts'

const DUE = 'server/features/reminders/due-expiries.ts'
const VEHICLES_TEST = 'server/features/vehicles/vehicles.test.ts'
const SEND_TEST = 'server/features/reminders/send-due.test.ts'
const DEALERS_TEST = 'server/features/reminders/dealers.test.ts'
const REMINDERS_TEST = 'server/features/reminders/reminders.test.ts'

/** Bugs of files, vehicles and reminders. */
export const vehicleBugs: Mutant[] = [
  singleReplacement(
    'attachment-of-another-deleted',
    'server/features/attachments/delete-attachment.ts',
    'file.user_id === actor.userId && now',
    'now',
    'server/features/attachments/attachments.test.ts',
  ),
  singleReplacement(
    'all-notes-read-for-each-case',
    'server/features/papers/checklist.ts',
    'notedByCase.get(id) ?? []',
    'noted.filter((paper) => paper.case_id === id)',
    'server/features/stages/whole-lists.test.ts',
  ),
  singleReplacement(
    'whole-list-without-bound',
    'contract/api.ts',
    'WHOLE_LIST = 1_000',
    'WHOLE_LIST = 10_000',
    'server/features/stages/whole-lists.test.ts',
  ),
  singleReplacement(
    'owner-told-to-a-client',
    'server/features/vehicles/vehicle-rows.ts',
    "role !== 'client' && { owner",
    'Boolean(role) && { owner',
    VEHICLES_TEST,
  ),
  singleReplacement(
    'draft-takes-a-vehicle',
    'server/features/vehicles/scope.ts',
    "in ('ready', 'assigned', 'paid'))",
    "<> 'rejected')",
    VEHICLES_TEST,
  ),
  singleReplacement(
    'latest-date-instead-of-the-last-entered',
    'server/features/cases/update-vehicles.ts',
    'order by vehicle_id, kind, seq desc nulls last',
    'order by vehicle_id, kind, day desc nulls last',
    VEHICLES_TEST,
  ),
  singleReplacement(
    'two-rules-of-late',
    'server/features/stages/late-files.ts',
    ' as files where is_late`',
    " as files where stage_since < now() - interval '7 days'`",
    'server/features/stages/stages.test.ts',
    'test/figures.test.ts',
  ),
  singleReplacement(
    'snoozed-only',
    DUE,
    'reminder_snoozes.kind = due.kind and until >',
    'reminder_snoozes.kind = due.kind and until <=',
    REMINDERS_TEST,
  ),
  singleReplacement(
    'reminders-of-colleagues',
    DUE,
    "if (actor.role === 'superadmin') return due",
    "if (actor.role !== 'client') return due",
    REMINDERS_TEST,
  ),
  singleReplacement(
    'digest-by-the-name-of-the-firm',
    'server/features/reminders/digests.ts',
    ".innerJoin('clients', 'clients.id', 'of_vehicle.dealer_id')",
    ".innerJoin('clients', 'clients.firm_name', 'vehicles.firm_name')",
    DEALERS_TEST,
  ),
  singleReplacement(
    'dealer-by-the-present-name',
    'server/features/cases/validate-references.ts',
    "toCheck.includes('generalDetail.firmName') ? (known?.dealerId ?? null) : (before?.dealer_id ?? null)",
    'known?.dealerId ?? null',
    DEALERS_TEST,
  ),
  singleReplacement(
    'reminder-by-a-draft',
    'server/features/reminders/dealer-cases.ts',
    "dealerCases(db, null).where(isVerified('cases'))",
    'dealerCases(db, null)',
    DEALERS_TEST,
  ),
  singleReplacement(
    'firm-name-of-another',
    'server/features/clients/require-free-firm-name.ts',
    'if (!other) return',
    'return',
    'server/features/clients/firm-names.test.ts',
  ),
  singleReplacement(
    'reminded-at-every-run',
    'server/features/reminders/send-due.ts',
    ".whereRef('reminder_log.lead_day', '=', 'leads.lead_day'),",
    ".where('reminder_log.lead_day', 'is', null),",
    SEND_TEST,
  ),
  singleReplacement(
    'webhook-to-a-name-within',
    'server/adapters/webhooks.ts',
    'addresses.some(({ address }) => isPrivateAddress(address))',
    'addresses.length === 0',
    SEND_TEST,
  ),
]
