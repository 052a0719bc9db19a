import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { caseGroupEndpoints } from '#contract/cases/case-groups.ts'
import { command, query, type Route } from '../../http/route.ts'
import { assignCase, unassignCase } from './assign-case.ts'
import { listHistory } from './case-history.ts'
import { closeCase, rejectCase, reopenCase, verifyCase } from './change-case-status.ts'
import { editCase } from './edit-case.ts'
import { getExpirySummary, updateExpiry } from './expiry.ts'
import { getCaseDetails } from './get-case.ts'
import { groupCases } from './list/group-cases.ts'
import { namedPresetList, presetList } from './list/list-cases.ts'
import { revealAadhaar } from './reveal-aadhaar.ts'

export const caseRoutes: Route[] = [
  query(caseEndpoints.unverified, presetList('unverified')),
  query(caseEndpoints.myDrafts, presetList('myDrafts')),
  query(caseEndpoints.verifiedList, presetList('verifiedList')),
  query(caseEndpoints.rejectedList, presetList('rejectedList')),
  query(caseEndpoints.myVerified, presetList('myVerified')),
  query(caseEndpoints.ofEmployee, namedPresetList('ofEmployee')),
  query(caseEndpoints.ofClient, namedPresetList('ofClient')),
  query(caseGroupEndpoints.byFirm, groupCases),
  query(caseEndpoints.details, getCaseDetails),
  command(caseEndpoints.edit, editCase),
  command(caseEndpoints.verify, verifyCase),
  command(caseEndpoints.assign, assignCase),
  command(caseEndpoints.unassign, unassignCase),
  command(caseEndpoints.reject, rejectCase),
  command(caseEndpoints.reopen, reopenCase),
  command(caseEndpoints.close, closeCase),
  command(caseEndpoints.revealAadhaar, revealAadhaar),
  query(caseEndpoints.history, listHistory),
  command(caseEndpoints.updateExpiry, updateExpiry),
  query(caseEndpoints.summary, getExpirySummary),
]
