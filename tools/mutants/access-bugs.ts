import { type Mutant, singleReplacement } from './mutant.ts'

const MATRIX = 'test/role-matrix.test.ts'
const CASE_ACCESS = 'server/features/cases/cases.access.test.ts'
const FORMS = 'server/features/official-forms/official-forms.test.ts'

/** Bugs of authorisation. */
export const accessBugs: Mutant[] = [
  singleReplacement(
    'no-owner-check',
    'server/features/cases/scope.ts',
    "return cases.where('cases.created_by', '=', userId)",
    'return cases',
    CASE_ACCESS,
  ),
  singleReplacement(
    'foreign-case-for-client',
    'server/features/cases/scope.ts',
    ".where('case_assignments.client_id', '=', clientId)",
    '',
    CASE_ACCESS,
  ),
  singleReplacement(
    'foreign-request',
    'server/features/requests/scope.ts',
    "role === 'client'",
    'false',
    'server/features/requests/requests.test.ts',
  ),
  singleReplacement(
    'foreign-member',
    'server/features/team/team.ts',
    "    .where('id', '=', userId)\n    .where('client_id', '=', ctx.actor.clientId)",
    "    .where('id', '=', userId)",
    'server/features/team/team.test.ts',
  ),
  singleReplacement(
    'foreign-payment',
    'server/features/payments/scope.ts',
    "role !== 'superadmin', (query) => query.where('case_assignments",
    "false, (query) => query.where('case_assignments",
    'server/features/payments/payments.access.test.ts',
  ),
  singleReplacement(
    'decided-payments-for-employees',
    'contract/payments/payment-endpoints.ts',
    "path: '/payment/decided',\n    roles: ['superadmin'],",
    "path: '/payment/decided',\n    roles: ['superadmin', 'employee'],",
    'test/role-matrix.test.ts',
  ),
  singleReplacement(
    'foreign-bill',
    'server/features/bills/scope.ts',
    "if (!id || (role !== 'superadmin' && id !== clientId)) throw notFound()",
    'if (!id) throw notFound()',
    'server/features/bills/bills.test.ts',
  ),
  singleReplacement(
    'role-gate-off',
    'server/http/register.ts',
    '!endpoint.roles.includes(request.actor.role)',
    'false',
    MATRIX,
  ),
  singleReplacement(
    'key-without-scope',
    'server/http/api-key.ts',
    'if (!scope || !scopes.includes(scope))',
    'if (!scope)',
    MATRIX,
  ),
  singleReplacement(
    'key-reads-aadhaar-digits',
    'server/http/register.ts',
    'actor?.apiKey ? hideNumbers(payload) : payload',
    'payload',
    'test/hidden-fields.test.ts',
  ),
  singleReplacement(
    'colleagues-cases-without-leave',
    'server/features/search/find-colleagues-cases.ts',
    "eb.selectFrom('office_profile').select('id').where('colleagues_in_search', '=', true)",
    "eb.selectFrom('office_profile').select('id')",
    'server/features/search/search.test.ts',
  ),
  singleReplacement(
    'charges-shown-to-client',
    'server/features/cases/present.ts',
    "...(role !== 'client' && { expenseDetail",
    '...({ expenseDetail',
    CASE_ACCESS,
  ),
  singleReplacement(
    'incentive-shown-to-client',
    'server/features/cases/present.ts',
    'listed.filter(({ field }) => isSeenInListsBy(role, field))',
    'listed',
    'test/hidden-fields.test.ts',
  ),
  singleReplacement(
    'form-reveals-without-limit',
    'server/features/official-forms/fill-form.ts',
    "await request.takePoint('reveal', request.actor.userId)",
    '',
    FORMS,
  ),
  singleReplacement(
    'form-prints-hidden-charges',
    'server/features/official-forms/fill-form.ts',
    'presentCase(actor, caseRow)',
    "presentCase({ role: 'superadmin' }, caseRow)",
    FORMS,
  ),
]
