import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { assignCase } from './assign-case.ts'
import { listHistory } from './case-history.ts'
import { createCase } from './create-case.ts'
import { editCase } from './edit-case.ts'
import { getDetails } from './get-case.ts'
import { listMyVerified, listOfClient, listOfEmployee, listRejected, listUnverified, listVerified } from './queries.ts'
import { rejectCase } from './reject-case.ts'
import { revealAadhaar } from './reveal-aadhaar.ts'
import { summarise } from './summary.ts'
import { updateExpiry } from './update-expiry.ts'
import { verifyCase } from './verify-case.ts'

/** Cases: their life up to the assignment, their lists, history and expiry. */
export const caseRoutes: Route[] = [
  command(caseEndpoints.create, createCase),
  query(caseEndpoints.unverified, listUnverified),
  query(caseEndpoints.myDrafts, listUnverified),
  query(caseEndpoints.verifiedList, listVerified),
  query(caseEndpoints.rejectedList, listRejected),
  query(caseEndpoints.myVerified, listMyVerified),
  query(caseEndpoints.ofEmployee, listOfEmployee),
  query(caseEndpoints.ofClient, listOfClient),
  query(caseEndpoints.details, getDetails),
  command(caseEndpoints.edit, editCase),
  command(caseEndpoints.verify, verifyCase),
  command(caseEndpoints.assign, assignCase),
  command(caseEndpoints.reject, rejectCase),
  command(caseEndpoints.revealAadhaar, revealAadhaar),
  query(caseEndpoints.history, listHistory),
  command(caseEndpoints.updateExpiry, updateExpiry),
  query(caseEndpoints.summary, summarise),
]
