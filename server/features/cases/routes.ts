import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { type Route, read, write } from '../../http/route.ts'
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
  write(caseEndpoints.create, createCase),
  read(caseEndpoints.unverified, listUnverified),
  read(caseEndpoints.myDrafts, listUnverified),
  read(caseEndpoints.verifiedList, listVerified),
  read(caseEndpoints.rejectedList, listRejected),
  read(caseEndpoints.myVerified, listMyVerified),
  read(caseEndpoints.ofEmployee, listOfEmployee),
  read(caseEndpoints.ofClient, listOfClient),
  read(caseEndpoints.details, getDetails),
  write(caseEndpoints.edit, editCase),
  write(caseEndpoints.verify, verifyCase),
  write(caseEndpoints.assign, assignCase),
  write(caseEndpoints.reject, rejectCase),
  write(caseEndpoints.revealAadhaar, revealAadhaar),
  read(caseEndpoints.history, listHistory),
  write(caseEndpoints.updateExpiry, updateExpiry),
  read(caseEndpoints.summary, summarise),
]
