import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'
import { adminRoles, roles, staffRoles } from '../roles.ts'
import {
  ActivationResult,
  Branch,
  Firm,
  MergeRto,
  NewBranch,
  NewFirm,
  NewRto,
  Rto,
  ToggleBranch,
  ToggleFirm,
  UpiId,
} from './reference.ts'

const branchList = listQuery('name', 'city', 'branchCode')
const firmList = listQuery('name')
const rtoList = listQuery('rtoCode', 'city')

/** Branches, financiers, RTOs and the UPI id. */
export const referenceEndpoints = {
  allBranches: endpoint('GET', '/utils/branches/all', {
    roles: adminRoles,
    summary: 'Every branch',
    query: branchList,
    ...pageOf(Branch),
  }),
  activeBranches: endpoint('GET', '/utils/branches/active', {
    roles: staffRoles,
    summary: 'The branches in use',
    query: branchList,
    ...pageOf(Branch),
  }),
  createBranch: endpoint('POST', '/utils/create-branch', {
    roles: adminRoles,
    summary: 'Open a branch',
    body: NewBranch,
    data: Branch,
    status: 201,
    message: 'branch.created',
  }),
  editBranch: endpoint('PUT', '/utils/branch/edit/:id', {
    roles: adminRoles,
    summary: 'Correct a branch; its code stays',
    body: NewBranch,
    data: Branch,
    message: 'branch.edited',
  }),
  toggleBranch: endpoint('POST', '/utils/toggle-branch-visibility/:branchId', {
    roles: adminRoles,
    summary: 'Switch a branch on or off',
    body: ToggleBranch,
    repeats: 'branch.idMissing',
    data: ActivationResult,
    message: 'branch.switched',
  }),
  allFirms: endpoint('GET', '/utils/firms/all', {
    roles: adminRoles,
    summary: 'Every financier',
    query: firmList,
    ...pageOf(Firm),
  }),
  activeFirms: endpoint('GET', '/utils/firms/active', {
    roles: staffRoles,
    summary: 'The financiers in use',
    query: firmList,
    ...pageOf(Firm),
  }),
  createFirm: endpoint('POST', '/utils/create-firm', {
    roles: adminRoles,
    summary: 'Add a financier',
    body: NewFirm,
    data: Firm,
    status: 201,
    message: 'firm.created',
  }),
  editFirm: endpoint('PUT', '/utils/firm/edit/:id', {
    roles: adminRoles,
    summary: 'Correct the name of a financier; NA keeps its name',
    body: NewFirm,
    data: Firm,
    message: 'firm.edited',
  }),
  toggleFirm: endpoint('POST', '/utils/toggle-firm-visibility/:firmId', {
    roles: adminRoles,
    summary: 'Switch a financier on or off',
    body: ToggleFirm,
    repeats: 'firm.idMissing',
    data: ActivationResult,
    message: 'firm.switched',
  }),
  allRtos: endpoint('GET', '/utils/rto/all', {
    roles: adminRoles,
    summary: 'Every transport office',
    query: rtoList,
    ...pageOf(Rto),
  }),
  activeRtos: endpoint('GET', '/utils/rto/active', {
    roles: staffRoles,
    summary: 'The transport offices in use',
    query: rtoList,
    ...pageOf(Rto),
  }),
  createRto: endpoint('POST', '/utils/rto/create', {
    roles: adminRoles,
    summary: 'Add a transport office',
    body: NewRto,
    data: Rto,
    status: 201,
    message: 'rto.created',
  }),
  updateRto: endpoint('POST', '/utils/rto/update/:id', {
    roles: adminRoles,
    summary: 'Correct a transport office',
    body: NewRto,
    data: Rto,
    message: 'rto.updated',
  }),
  toggleRto: endpoint('POST', '/utils/rto/toggle-visibility/:id', {
    roles: adminRoles,
    summary: 'Switch a transport office on or off',
    data: ActivationResult,
    message: 'rto.switched',
  }),
  proposeRto: endpoint('POST', '/utils/rto/propose', {
    roles: ['employee'],
    summary: 'Propose a transport office, for use in own cases at once',
    limit: 'addition',
    body: NewRto,
    data: Rto,
    status: 201,
    message: 'rto.proposed',
  }),
  confirmRto: endpoint('POST', '/utils/rto/confirm/:id', {
    roles: adminRoles,
    summary: 'Confirm a proposed transport office',
    data: Rto,
    message: 'rto.confirmed',
  }),
  mergeRto: endpoint('POST', '/utils/rto/merge/:id', {
    roles: adminRoles,
    summary: 'Replace a proposed transport office by another one, in its cases, too',
    body: MergeRto,
    data: Rto,
    message: 'rto.merged',
  }),
  getUpi: endpoint('GET', '/api/get-upi', {
    roles,
    summary: 'The UPI id that clients pay to',
    data: z.object({ upi: z.string() }),
  }),
  updateUpi: endpoint('POST', '/api/update-upi', {
    roles: adminRoles,
    summary: 'Set the UPI id that clients pay to',
    body: z.strictObject({ upi: UpiId }),
    data: z.object({ upi: z.string() }),
    message: 'upi.updated',
  }),
}
