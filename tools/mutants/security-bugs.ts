import { bugsIn, type Mutant } from './mutant.ts'

/**
 * Bugs in the protection against attackers, wrong clocks and lost secrets (docs/security.md).
 */
export const trustBugs: Mutant[] = [
  ...bugsIn('server/http/register.ts', 'server/features/identity/step-up.test.ts', {
    'proof-not-asked': ['const asks = alwaysAsks(endpoint)', 'const asks = false'],
  }),
  ...bugsIn('server/adapters/image-process.ts', 'server/features/files/upload-bounds.test.ts', {
    'scans-not-counted': ['markers && markers.scans > scans', 'false'],
  }),
  ...bugsIn('server/features/attachments/store-attachment.ts', 'written-pdfs.test.ts', {
    'attachment-stored-as-sent': ['pdf: answer.pdf', 'pdf: { ...answer.pdf, path }'],
  }),
  ...bugsIn('server/features/papers/attachments-of.ts', 'server/features/attachments/written-pdfs.test.ts', {
    'signed-original-for-dealers': [
      "actor.role === 'client' ? null : fileAddress(keys, original_id, now)",
      'fileAddress(keys, original_id, now)',
    ],
  }),
  ...bugsIn('server/features/files/serve-files.ts', 'server/features/attachments/written-pdfs.test.ts', {
    'signed-original-shown': ['isOriginal ? attachmentDisposition : inlineDisposition', 'inlineDisposition'],
  }),
  ...bugsIn('server/features/official-forms/forms.ts', 'server/features/attachments/written-pdfs.test.ts', {
    'blank-stored-as-sent': ['path: pdf.path', 'path: file.path'],
  }),
  ...bugsIn('server/features/files/pdf-answer.ts', 'test/cut-answers.test.ts', {
    'bundle-not-ended-with-its-answer': [
      'pdfFile(content,',
      "pdfFile((await import('node:stream')).Readable.from((async function* () { yield* content })()),",
    ],
  }),
  ...bugsIn('server/adapters/fair-queue.ts', 'test/cut-answers.test.ts', {
    'tasks-read-for-nobody': ["signal.addEventListener('abort', leave)", ''],
  }),
  ...bugsIn('server/adapters/child-process.ts', 'test/reader-bounds.test.ts', {
    'memory-of-readers-not-watched': ['bytes > most && exceeded()', 'bytes > most && null'],
  }),
  ...bugsIn('server/adapters/pdfs.ts', 'test/reader-bounds.test.ts', {
    'read-before-its-place': [
      "fill: (prepare, caller) => writePdf(async () => ({ kind: 'fill', ...(await prepare()) }), caller),",
      "fill: (prepare, caller) => prepare().then((task) => writePdf(async () => ({ kind: 'fill', ...task }), caller)),",
    ],
  }),
  ...bugsIn('server/features/files/drawn-pages.ts', 'server/features/attachments/hostile-pages.test.ts', {
    'failed-pages-not-remembered': ['lastingFaults.has(fault)', 'false'],
  }),
  ...bugsIn('server/features/payments/payable-cases.ts', 'clock-order.test.ts', {
    'newest-payment-by-id': [
      ".orderBy('payment_assignments.seq', 'desc')",
      ".orderBy('payment_assignments.payment_id', 'desc')",
    ],
  }),
  ...bugsIn('server/features/bills/read-bills.ts', 'server/features/payments/clock-order.test.ts', {
    'payments-of-a-bill-by-date': ['.orderBy(numberOfPayment)', ".orderBy('payments.payment_date')"],
  }),
  ...bugsIn('server/features/bills/waive-penalty.ts', 'waive-penalty.test.ts', {
    'waived-while-paid': ['if (refused) throw conflict(refused)', ''],
  }),
  ...bugsIn('server/jobs/month-end.ts', 'server/db/clock-guard.test.ts', {
    'bills-by-a-wrong-clock': ['if (!isTrusted) return { raised: 0, reminded: 0, penalised: 0 }', ''],
  }),
  ...bugsIn('server/start/app-secret.ts', 'app-secret.test.ts', {
    'wrong-secret-taken': ['if ((await canDecryptDatabase(client, keys)) !== false) return', 'if (client) return'],
  }),
  ...bugsIn('server/http/request-origin.ts', 'addresses.test.ts', {
    'whole-ipv6-addresses': ['if (parsed instanceof ipaddr.IPv4) return', 'if (parsed) return'],
  }),
  ...bugsIn('server/jobs/seal-history.ts', 'seal-history.test.ts', {
    'seals-before-the-writes-end': ['[...writers].some((writer) => present.has(writer))', 'false'],
  }),
  ...bugsIn('server/adapters/fair-queue.ts', 'server/http/call-shares.test.ts', {
    'calls-without-a-share': ['(runningOf.get(of) ?? 0) < most', 'most > 0'],
  }),
  ...bugsIn('server/http/call-shares.ts', 'call-shares.test.ts', {
    'made-up-tokens-beside-the-network': [
      'if (statusCode === 401) askers.delete(tokenOf(request))',
      'if (statusCode === 401) return done()',
    ],
    'share-free-when-the-caller-leaves': ['else if (!part.isAtWork) part', 'else part'],
  }),
  ...bugsIn('server/http/rate-limit.ts', 'http.test.ts', {
    'refused-network-counted-again': ['if (wait > 0) throw retryLater(wait)', ''],
  }),
]
