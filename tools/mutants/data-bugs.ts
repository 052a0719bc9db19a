import { type Mutant, singleReplacement } from './mutant.ts'

const SESSIONS = 'server/features/identity/session.test.ts'
const MATRIX = 'test/role-matrix.test.ts'
const CASE_ACCESS = 'server/features/cases/cases.access.test.ts'

/** Bugs of input, stored data and history. */
export const dataBugs: Mutant[] = [
  singleReplacement(
    'unknown-field-taken',
    'server/http/validate.ts',
    'schema.safeParse(',
    "('strip' in schema ? (schema as unknown as z.ZodObject).strip() : schema).safeParse(",
    MATRIX,
  ),
  {
    name: 'upload-judged-by-name',
    plants: [
      {
        file: 'server/features/files/routes.ts',
        find: 'const { jpeg } = await reencodeImage(deps, file.path, request.caller)',
        replacement: `const jpeg = /[.](jpe?g|png|webp)$/i.test(file.name)
      ? file
      : (await reencodeImage(deps, file.path, request.caller)).jpeg`,
      },
    ],
    tests: ['server/features/files/uploads.test.ts'],
  },
  singleReplacement(
    'stage-time-starts-anew',
    'server/features/stages/change-stage.ts',
    'after.stage === before.stage ? stored.stage_since : now.toISOString()',
    'now.toISOString()',
    'server/features/stages/stages.test.ts',
  ),
  singleReplacement(
    'paper-state-of-one-service-only',
    'server/features/papers/checklist.ts',
    'noted.find(({ name_key }) => name_key === paper.nameKey)',
    'noted.find(({ service_paper_id }) => service_paper_id === paper.paperId)',
    'server/features/papers/papers.test.ts',
  ),
  singleReplacement(
    'file-address-unsigned',
    'server/features/files/file-address.ts',
    'keys.isSigned(signedText(id, e), s)',
    'true',
    'server/features/files/file-address.test.ts',
  ),
  singleReplacement(
    'aadhaar-mask-off',
    'server/features/cases/case-mapping.ts',
    'lastFour === null ? null : maskAadhaar(lastFour)',
    'lastFour',
    CASE_ACCESS,
  ),
  singleReplacement(
    'aadhaar-in-devanagari-kept',
    'contract/aadhaar.ts',
    'const plain = latinDigits(text)',
    'const plain = text',
    'contract/masked-text.test.ts',
  ),
  singleReplacement(
    'aadhaar-kept-in-clear',
    'server/features/cases/new-case-row.ts',
    'lastFourOf(owners.sellerAadharNo)',
    'owners.sellerAadharNo',
    'server/features/cases/create-case.test.ts',
  ),
  singleReplacement(
    'history-not-written',
    'server/features/cases/update-expiry.ts',
    "await record(tx, ctx, { subject: 'case', id: stored.id, action: 'expiry changed', changes })",
    'void changes',
    'server/features/cases/case-history.test.ts',
  ),
  singleReplacement(
    'decision-not-written',
    'server/features/payments/decide-payment.ts',
    "await record(tx, ctx, { subject: 'payment', id, action: decision === 'verify' ? 'verified' : 'rejected', changes })",
    'void changes',
    'server/features/payments/decide-payment.test.ts',
  ),
  singleReplacement(
    'history-can-be-changed',
    'server/db/migrations/0008-history.sql',
    'before update or delete or truncate on history\n',
    'before truncate on history\n',
    'test/laws.test.ts',
  ),
  singleReplacement('name-in-the-log', 'server/start/app.ts', 'user: actor?.userId', 'user: actor?.name', SESSIONS),
  singleReplacement(
    'e-mail-in-the-log',
    'server/start/app.ts',
    'user: actor?.userId',
    'user: (request.body as { email?: string } | null)?.email',
    SESSIONS,
  ),
]
