import { type Mutant, singleReplacement } from './mutant.ts'

const CALL_SHARES = 'server/http/call-shares.test.ts'
const ADDRESSES = 'server/http/addresses.test.ts'
const WRITTEN_PDFS = 'server/features/attachments/written-pdfs.test.ts'
const CUT_ANSWERS = 'test/cut-answers.test.ts'
const CLOCK_GUARD = 'server/db/clock-guard.test.ts'

/**
 * Bugs in the protection against attackers, wrong clocks and lost secrets (docs/security.md).
 */
export const trustBugs: Mutant[] = [
  singleReplacement(
    'proof-not-asked',
    'server/http/register.ts',
    'const asks = alwaysAsks(endpoint)',
    'const asks = false',
    'server/features/identity/step-up.test.ts',
  ),
  singleReplacement(
    'scans-not-counted',
    'server/adapters/image-process.ts',
    'markers && markers.scans > scans',
    'false',
    'server/features/files/upload-bounds.test.ts',
  ),
  singleReplacement(
    'attachment-stored-as-sent',
    'server/features/attachments/store-attachment.ts',
    'pdf: answer.pdf',
    'pdf: { ...answer.pdf, path }',
    WRITTEN_PDFS,
  ),
  singleReplacement(
    'signed-original-for-dealers',
    'server/features/papers/attachments-of.ts',
    "actor.role === 'client' ? null : fileAddress(keys, original_id, now)",
    'fileAddress(keys, original_id, now)',
    WRITTEN_PDFS,
  ),
  singleReplacement(
    'signed-original-shown',
    'server/features/files/serve-files.ts',
    'isOriginal ? attachmentDisposition : inlineDisposition',
    'inlineDisposition',
    WRITTEN_PDFS,
  ),
  singleReplacement(
    'blank-stored-as-sent',
    'server/features/official-forms/upload-form.ts',
    'path: pdf.path',
    'path: file.path',
    WRITTEN_PDFS,
  ),
  singleReplacement(
    'bundle-not-ended-with-its-answer',
    'server/features/files/pdf-answer.ts',
    'pdfFile(content,',
    "pdfFile((await import('node:stream')).Readable.from((async function* () { yield* content })()),",
    CUT_ANSWERS,
  ),
  singleReplacement(
    'tasks-read-for-nobody',
    'server/adapters/fair-queue.ts',
    "signal.addEventListener('abort', leave)",
    '',
    CUT_ANSWERS,
  ),
  singleReplacement(
    'memory-of-readers-not-watched',
    'server/adapters/child-process.ts',
    'bytes > most && exceeded()',
    'bytes > most && null',
    'test/reader-bounds.test.ts',
  ),
  singleReplacement(
    'read-before-its-place',
    'server/adapters/pdfs.ts',
    "fill: (prepare, caller) => write(async () => ({ kind: 'fill', ...(await prepare()) }), caller),",
    "fill: (prepare, caller) => prepare().then((task) => write(async () => ({ kind: 'fill', ...task }), caller)),",
    'test/reader-bounds.test.ts',
  ),
  singleReplacement(
    'failed-pages-not-remembered',
    'server/features/files/drawn-pages.ts',
    'lastingFaults.has(fault)',
    'false',
    'server/features/attachments/hostile-pages.test.ts',
  ),
  singleReplacement(
    'newest-payment-by-id',
    'server/features/payments/payable-cases.ts',
    ".orderBy('payment_assignments.seq', 'desc')",
    ".orderBy('payment_assignments.payment_id', 'desc')",
    'server/features/payments/clock-order.test.ts',
  ),
  singleReplacement(
    'payments-of-a-bill-by-date',
    'server/features/bills/read-bills.ts',
    '.orderBy(numberOfPayment)',
    ".orderBy('payments.payment_date')",
    'server/features/payments/clock-order.test.ts',
  ),
  singleReplacement(
    'waived-while-paid',
    'server/features/bills/waive-penalty.ts',
    'if (refused) throw conflict(refused)',
    '',
    'server/features/bills/waive-penalty.test.ts',
  ),
  singleReplacement(
    'bills-by-a-wrong-clock',
    'server/jobs/month-end.ts',
    'if (!isTrusted) return { raised: 0, reminded: 0, penalised: 0 }',
    '',
    CLOCK_GUARD,
  ),
  singleReplacement(
    'wrong-secret-taken',
    'server/start/app-secret.ts',
    'if ((await canDecryptDatabase(client, keys)) !== false) return',
    'if (client) return',
    'server/start/app-secret.test.ts',
  ),
  singleReplacement(
    'whole-ipv6-addresses',
    'server/http/request-origin.ts',
    'if (parsed instanceof ipaddr.IPv4) return',
    'if (parsed) return',
    ADDRESSES,
  ),
  singleReplacement(
    'seals-before-the-writes-end',
    'server/jobs/seal-history.ts',
    '[...writers].some((writer) => present.has(writer))',
    'false',
    'server/jobs/seal-history.test.ts',
  ),
  singleReplacement(
    'calls-without-a-share',
    'server/adapters/fair-queue.ts',
    '(runningOf.get(of) ?? 0) < most',
    'most > 0',
    CALL_SHARES,
  ),
  singleReplacement(
    'made-up-tokens-beside-the-network',
    'server/http/call-shares.ts',
    'if (statusCode === 401) askers.delete(tokenOf(request))',
    'if (statusCode === 401) return done()',
    CALL_SHARES,
  ),
  singleReplacement(
    'share-free-when-the-caller-leaves',
    'server/http/call-shares.ts',
    'else if (!part.isAtWork) part',
    'else part',
    CALL_SHARES,
  ),
  singleReplacement(
    'refused-network-counted-again',
    'server/http/rate-limit.ts',
    'if (wait > 0) throw retryLater(wait)',
    '',
    'server/http/http.test.ts',
  ),
]
