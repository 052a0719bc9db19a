import { type Mutant, one } from './mutant.ts'

const ADDRESSES = 'server/http/addresses.test.ts'
const CLOCK_GUARD = 'server/clock-guard.test.ts'

/** What keeps strangers, clocks and lost secrets from doing harm (docs/security.md, findings of the second attack). */
export const trustBugs: Mutant[] = [
  one(
    'proof-not-asked',
    'server/http/register.ts',
    'endpoint.stepUp && needsStepUp(request.actor, deps.clock.now())',
    'false',
    'server/features/identity/step-up.test.ts',
  ),
  one(
    'scans-not-counted',
    'server/features/files/image.ts',
    'countScans(bytes, image.scans) > image.scans',
    'false',
    'server/features/files/upload-bounds.test.ts',
  ),
  one(
    'newest-payment-by-id',
    'server/features/payments/payable-cases.ts',
    ".orderBy('payment_assignments.seq', 'desc')",
    ".orderBy('payment_assignments.payment_id', 'desc')",
    'server/features/payments/clock-order.test.ts',
  ),
  one(
    'payments-of-a-bill-by-date',
    'server/features/bills/get-bill.ts',
    '.orderBy(numberOfPayment)',
    ".orderBy('payments.payment_date')",
    'server/features/payments/clock-order.test.ts',
  ),
  one(
    'waived-while-paid',
    'server/features/bills/waive-penalty.ts',
    'if (refused) throw conflict(refused)',
    '',
    'server/features/bills/waive-penalty.test.ts',
  ),
  one(
    'bills-by-a-wrong-clock',
    'server/jobs/month-end.ts',
    'if (!isTrusted) return { raised, reminded, penalised }',
    '',
    CLOCK_GUARD,
  ),
  one(
    'wrong-secret-taken',
    'server/app-secret.ts',
    'if ((await opensDatabase(client, keys)) !== false) return',
    'if (client) return',
    'server/app-secret.test.ts',
  ),
  one(
    'whole-ipv6-addresses',
    'server/http/network.ts',
    'if (parsed instanceof ipaddr.IPv4) return',
    'if (parsed) return',
    ADDRESSES,
  ),
  one(
    'seals-before-the-writes-end',
    'server/jobs/seal-history.ts',
    '[...writers].some((one) => present.has(one))',
    'false',
    'server/jobs/seal-history.test.ts',
  ),
]
