import { bugsIn, type Mutant } from './mutant.ts'

/** Bugs of input, stored data and history. */
export const dataBugs: Mutant[] = [
  ...bugsIn('server/http/validate.ts', 'test/role-matrix.test.ts', {
    'unknown-field-taken': [
      'schema.safeParse(',
      "('strip' in schema ? (schema as unknown as z.ZodObject).strip() : schema).safeParse(",
    ],
  }),
  ...bugsIn('server/features/files/routes.ts', 'uploads.test.ts', {
    'upload-judged-by-name': [
      'const { jpeg } = await reencodeImage(deps, file.path, request.caller)',
      'const jpeg = /[.](jpe?g|png|webp)$/i.test(file.name)\n      ? file\n      : (await reencodeImage(deps, file.path, request.caller)).jpeg',
    ],
  }),
  ...bugsIn('server/features/stages/change-stage.ts', 'stages.test.ts', {
    'stage-time-starts-anew': [
      'after.stage === before.stage ? stored.stage_since : now.toISOString()',
      'now.toISOString()',
    ],
  }),
  ...bugsIn('server/features/stages/change-stage.ts', 'server/features/bulk/bulk.test.ts', {
    'handed-in-again': ['hasReached(stored.stage, input.stage)', 'stored.stage === input.stage'],
  }),
  ...bugsIn('server/features/papers/checklist.ts', 'papers.test.ts', {
    'paper-state-of-one-service-only': [
      'noted.find(({ name_key }) => name_key === paper.nameKey)',
      'noted.find(({ service_paper_id }) => service_paper_id === paper.paperId)',
    ],
  }),
  ...bugsIn('server/features/files/file-address.ts', 'uploads.test.ts', {
    'file-address-unsigned': ['keys.isSigned(signedText(id, e), s)', 'true'],
  }),
  ...bugsIn('server/features/cases/case-mapping.ts', 'cases.access.test.ts', {
    'aadhaar-mask-off': ['lastFour === null ? null : maskAadhaar(lastFour)', 'lastFour'],
  }),
  ...bugsIn('contract/aadhaar.ts', 'masked-text.test.ts', {
    'aadhaar-in-devanagari-kept': ['const plain = latinDigits(text)', 'const plain = text'],
  }),
  ...bugsIn('server/features/cases/create-case.ts', 'create-case.test.ts', {
    'aadhaar-kept-in-clear': ['lastFourOf(owners.sellerAadharNo)', 'owners.sellerAadharNo'],
  }),
  ...bugsIn('server/features/cases/expiry.ts', 'case-history.test.ts', {
    'history-not-written': [
      "await record(tx, ctx, { subject: 'case', id: stored.id, action: 'expiry changed', changes })",
      'void changes',
    ],
  }),
  ...bugsIn('server/features/payments/decide-payment.ts', 'payments.test.ts', {
    'decision-not-written': [
      "await record(tx, ctx, { subject: 'payment', id, action: decision === 'verify' ? 'verified' : 'rejected', changes })",
      'void changes',
    ],
  }),
  ...bugsIn('server/db/migrations/0008-history.sql', 'test/laws.test.ts', {
    'history-can-be-changed': ['before update or delete or truncate on history\n', 'before truncate on history\n'],
  }),
  ...bugsIn('server/start/app.ts', 'server/features/identity/session.test.ts', {
    'name-in-the-log': ['user: actor?.userId', 'user: actor?.name'],
    'e-mail-in-the-log': ['user: actor?.userId', 'user: (request.body as { email?: string } | null)?.email'],
  }),
]
