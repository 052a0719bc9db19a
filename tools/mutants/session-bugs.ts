import { type Mutant, singleReplacement } from './mutant.ts'

const SESSIONS = 'server/features/identity/session.test.ts'
const CODES = 'server/features/two-factor/two-factor-code.ts'
const TWO_FACTOR = 'server/features/two-factor/two-factor.test.ts'
const LOOK_UP = 'server/http/session.ts'

export const sessionBugs: Mutant[] = [
  singleReplacement(
    'session-outlives-deactivation',
    'server/features/identity/end-sign-ins.ts',
    'await endSessions(tx, ids)',
    '[...ids]',
    SESSIONS,
  ),
  singleReplacement(
    'session-of-another',
    'server/db/fast/batch-loader.ts',
    'values.get(key) ?? null',
    '[...values.values()][0] ?? null',
    SESSIONS,
  ),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a place in the source
  singleReplacement('deactivated-not-asked', LOOK_UP, ' and ${isAdmitted()}`', '`', SESSIONS),
  singleReplacement('session-never-ends', LOOK_UP, 'sessions.ends_at > ', "timestamptz 'infinity' > ", SESSIONS),
  singleReplacement(
    'second-factor-not-asked',
    'server/features/identity/sign-in.ts',
    'if (!user.two_factor)\n    return presentSignIn',
    'if (user)\n    return presentSignIn',
    TWO_FACTOR,
  ),
  singleReplacement('code-works-twice', CODES, ".where('last_step', '<', step)", '', TWO_FACTOR),
  singleReplacement(
    'sign-in-unlimited',
    'contract/identity/identity-endpoints.ts',
    "limit: 'sign-in',\n    body: SignIn,",
    'body: SignIn,',
    'server/http/http.test.ts',
  ),
]
