import { access } from './access.ts'
import { billing } from './bills.ts'
import { caseForm } from './case-form.ts'
import { cases } from './cases.ts'
import { home } from './home.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'
import { profile } from './profile.ts'
import type { Scene } from './run-scene.ts'
import { utilities } from './utilities.ts'
import { answersWithoutMessage } from './without-message.ts'

/** Every situation in which the specification quotes a text. */
export const catalogue: readonly Scene[] = [
  ...access,
  ...home,
  ...utilities,
  ...people,
  ...caseForm,
  ...cases,
  ...payments,
  ...billing,
  ...profile,
  ...answersWithoutMessage,
]
