import { accessBugs } from './access-bugs.ts'
import { accountBugs } from './account-bugs.ts'
import { dataBugs } from './data-bugs.ts'
import { deliveryBugs } from './delivery-bugs.ts'
import { moneyBugs } from './money-bugs.ts'
import type { Mutant } from './mutant.ts'
import { ownerBugs } from './owner-bugs.ts'
import { readingBugs } from './reading-bugs.ts'
import { trustBugs } from './security-bugs.ts'
import { sessionBugs } from './session-bugs.ts'
import { vehicleBugs } from './vehicle-bugs.ts'

export const mutants: readonly Mutant[] = [
  ...accessBugs,
  ...moneyBugs,
  ...accountBugs,
  ...sessionBugs,
  ...dataBugs,
  ...deliveryBugs,
  ...trustBugs,
  ...ownerBugs,
  ...readingBugs,
  ...vehicleBugs,
]
