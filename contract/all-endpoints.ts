import { accountEndpoints } from './account/account-endpoints.ts'
import { activityEndpoints } from './activity/activity-endpoints.ts'
import { billEndpoints } from './bills/bill-endpoints.ts'
import { boardEndpoints } from './board/board-endpoints.ts'
import { caseEndpoints } from './cases/case-endpoints.ts'
import { clientEndpoints } from './clients/client-endpoints.ts'
import { documentEndpoints } from './documents/document-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { identityEndpoints } from './identity/identity-endpoints.ts'
import { stepUpEndpoints } from './identity/step-up-endpoints.ts'
import { twoFactorEndpoints } from './identity/two-factor-endpoints.ts'
import { paymentEndpoints } from './payments/payment-endpoints.ts'
import { transactionEndpoints } from './payments/transaction-endpoints.ts'
import { referenceEndpoints } from './reference/reference-endpoints.ts'
import { searchEndpoints } from './search/search-endpoints.ts'
import { taskEndpoints } from './tasks/task-endpoints.ts'

/** Every call of the product: what the API description and the access tests walk. */
export const allEndpoints: readonly Endpoint[] = [
  identityEndpoints,
  twoFactorEndpoints,
  stepUpEndpoints,
  referenceEndpoints,
  clientEndpoints,
  caseEndpoints,
  paymentEndpoints,
  transactionEndpoints,
  billEndpoints,
  documentEndpoints,
  taskEndpoints,
  accountEndpoints,
  boardEndpoints,
  activityEndpoints,
  searchEndpoints,
].flatMap((group) => Object.values<Endpoint>(group))
