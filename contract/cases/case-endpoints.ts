import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageOf } from '../fields.ts'
import { adminRoles, roles, staffRoles } from '../roles.ts'
import { textKey } from '../texts.ts'
import { AssignCase, Case, CloseCase, RejectCase, ReopenCase, UnassignCase } from './case.ts'
import { CaseStatus } from './case-enums.ts'
import { CaseCreation, CaseEdit } from './case-form.ts'
import { CaseHistoryEntry, HistoryQuery, RevealAadhaar, RevealedAadhaar } from './case-history.ts'
import { CaseRow } from './case-lists.ts'
import { CaseFilter, CaseList } from './case-query.ts'
import { ExpirySummary, ExpiryUpdate, SummaryRange } from './expiry.ts'

/** A case's id, or its CaseNo, case-insensitively. */
const caseIdOrNo = z.strictObject({
  id: z
    .string()
    .trim()
    .min(1, textKey('cases.noCaseId'))
    .max(40, textKey('cases.noProperId'))
    .regex(/^(?:[Vv][Rr]-\d{6,15}|[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12})$/, textKey('cases.noProperId'))
    .transform((id) => (/^vr-/i.test(id) ? id.toUpperCase() : id)),
})
const moved = z.object({ id: z.uuid(), status: CaseStatus })

/** Cases, from created to assigned. */
export const caseEndpoints = {
  create: endpoint('POST', '/case/new', {
    roles: staffRoles,
    scope: 'cases:write',
    summary: 'Create a case, of a request of a dealer where one is named',
    body: CaseCreation,
    data: z.object({ id: z.uuid(), CaseNo: z.string(), status: CaseStatus }),
    status: 201,
    message: 'cases.created',
  }),
  unverified: endpoint('GET', '/case/admin', {
    roles: adminRoles,
    scope: 'cases:read',
    summary: 'Cases in Created or Updated, whoever created them',
    query: CaseList,
    ...pageOf(CaseRow),
  }),
  myDrafts: endpoint('GET', '/case/employee', {
    roles: ['employee'],
    summary: "The caller's own cases in Created or Updated",
    query: CaseList,
    ...pageOf(CaseRow),
  }),
  verifiedList: endpoint('POST', '/case/all', {
    roles: adminRoles,
    scope: 'cases:read',
    summary: 'Cases in ready, assigned or paid',
    body: CaseFilter,
    ...pageOf(CaseRow),
  }),
  rejectedList: endpoint('POST', '/case/rejected', {
    roles: adminRoles,
    scope: 'cases:read',
    summary: 'Rejected cases',
    body: CaseFilter,
    ...pageOf(CaseRow),
  }),
  myVerified: endpoint('POST', '/case/employee/verified', {
    roles: ['employee'],
    summary: "The caller's own cases in ready, assigned, paid or rejected",
    body: CaseFilter,
    ...pageOf(CaseRow),
  }),
  ofEmployee: endpoint('POST', '/case/employee-detail/:id', {
    roles: adminRoles,
    scope: 'cases:read',
    summary: 'Cases that an employee created',
    body: CaseFilter,
    data: z.object({ cases: z.array(CaseRow) }),
    paged: true,
  }),
  ofClient: endpoint('POST', '/case/client/:id', {
    roles: adminRoles,
    scope: 'cases:read',
    summary: 'Cases assigned to a client',
    body: CaseFilter,
    data: z.object({ cases: z.array(CaseRow) }),
    paged: true,
  }),
  details: endpoint('GET', '/case/details/:id', {
    roles,
    scope: 'cases:read',
    summary: 'One case, by its id or its CaseNo',
    params: caseIdOrNo,
    data: Case,
  }),
  edit: endpoint('PATCH', '/case/edit/:id', {
    roles: staffRoles,
    scope: 'cases:write',
    summary: 'Change a case; its status becomes Updated',
    body: CaseEdit,
    data: Case,
    message: 'cases.updated',
  }),
  verify: endpoint('PATCH', '/case/verify/:id', {
    roles: staffRoles,
    scope: 'cases:write',
    summary: 'Verify a case; it becomes ready',
    data: moved,
    message: 'cases.verified',
  }),
  assign: endpoint('POST', '/case/assign', {
    roles: adminRoles,
    summary: 'Assign a ready case to a client; its amount is frozen',
    body: AssignCase,
    data: z.object({ caseAssignmentId: z.uuid() }),
    message: 'cases.assigned',
  }),
  unassign: endpoint('POST', '/case/unassign/:id', {
    roles: adminRoles,
    summary: 'Take an unpaid case back from its client, with a reason; it becomes ready',
    body: UnassignCase,
    data: moved,
    message: 'cases.unassigned',
  }),
  reject: endpoint('POST', '/case/reject/:id', {
    roles: adminRoles,
    summary: 'Reject a ready case with a reason',
    body: RejectCase,
    data: moved,
    message: 'cases.rejected',
  }),
  reopen: endpoint('POST', '/case/reopen/:id', {
    roles: staffRoles,
    summary: 'Take a rejected case up again, with a note; it becomes Updated',
    body: ReopenCase,
    data: moved,
    message: 'cases.reopened',
  }),
  close: endpoint('POST', '/case/close/:id', {
    roles: adminRoles,
    summary: 'Close a rejected case, with a reason: it needs no more work, and stays rejected',
    body: CloseCase,
    data: z.object({ id: z.uuid(), closedAt: z.string() }),
    message: 'cases.closed',
  }),
  revealAadhaar: endpoint('POST', '/case/reveal-aadhaar/:id', {
    roles: staffRoles,
    summary: 'The Aadhaar numbers of a case in full, for a reason that its history keeps',
    limit: 'reveal',
    body: RevealAadhaar,
    data: RevealedAadhaar,
  }),
  history: endpoint('GET', '/case/history/:id', {
    roles: staffRoles,
    scope: 'cases:read',
    summary: 'What happened to a case, newest first; at most 200 entries a page, and without a page',
    query: HistoryQuery,
    ...pageOf(CaseHistoryEntry),
  }),
  updateExpiry: endpoint('PATCH', '/case/update-expiry/:id', {
    roles: staffRoles,
    scope: 'cases:write',
    summary: 'Set one expiry date of a case, in any status',
    body: ExpiryUpdate,
    data: z.object({ id: z.uuid() }),
    message: 'cases.expiryUpdated',
  }),
  summary: endpoint('POST', '/case/summary', {
    roles: staffRoles,
    scope: 'cases:read',
    summary: 'Cases by type of expiry, both dates included',
    body: SummaryRange,
    data: z.array(ExpirySummary),
  }),
}
