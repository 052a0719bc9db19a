import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery } from '../fields.ts'
import { messages } from '../messages.ts'
import { Branch, Firm, NewBranch, NewFirm, NewRto, Rto, Switched, ToggleBranch, ToggleFirm, UpiId } from './reference.ts'

const branchList = listQuery('name', 'city', 'branchCode')
const firmList = listQuery('name')
const rtoList = listQuery('rtoCode', 'city')
const staff = ['superadmin', 'employee'] as const
const admin = ['superadmin'] as const

/** Branches, financiers, transport offices and the UPI id (contract section 3, Utilities). */
export const referenceEndpoints = {
  allBranches: endpoint({
    method: 'GET',
    path: '/utils/branches/all',
    roles: admin,
    summary: 'Every branch',
    query: branchList,
    data: z.array(Branch),
    paged: true,
  }),
  activeBranches: endpoint({
    method: 'GET',
    path: '/utils/branches/active',
    roles: staff,
    summary: 'The branches in use',
    query: branchList,
    data: z.array(Branch),
    paged: true,
  }),
  createBranch: endpoint({
    method: 'POST',
    path: '/utils/create-branch',
    roles: admin,
    summary: 'Open a branch',
    body: NewBranch,
    data: Branch,
    status: 201,
    message: messages.branch.created,
  }),
  toggleBranch: endpoint({
    method: 'POST',
    path: '/utils/toggle-branch-visibility/:branchId',
    roles: admin,
    summary: 'Switch a branch on or off',
    body: ToggleBranch,
    data: Switched,
    message: messages.branch.switched,
  }),
  allFirms: endpoint({
    method: 'GET',
    path: '/utils/firms/all',
    roles: admin,
    summary: 'Every financier',
    query: firmList,
    data: z.array(Firm),
    paged: true,
  }),
  activeFirms: endpoint({
    method: 'GET',
    path: '/utils/firms/active',
    roles: staff,
    summary: 'The financiers in use',
    query: firmList,
    data: z.array(Firm),
    paged: true,
  }),
  createFirm: endpoint({
    method: 'POST',
    path: '/utils/create-firm',
    roles: admin,
    summary: 'Add a financier',
    body: NewFirm,
    data: Firm,
    status: 201,
    message: messages.firm.created,
  }),
  toggleFirm: endpoint({
    method: 'POST',
    path: '/utils/toggle-firm-visibility/:firmId',
    roles: admin,
    summary: 'Switch a financier on or off',
    body: ToggleFirm,
    data: Switched,
    message: messages.firm.switched,
  }),
  allRtos: endpoint({
    method: 'GET',
    path: '/utils/rto/all',
    roles: admin,
    summary: 'Every transport office',
    query: rtoList,
    data: z.array(Rto),
    paged: true,
  }),
  activeRtos: endpoint({
    method: 'GET',
    path: '/utils/rto/active',
    roles: staff,
    summary: 'The transport offices in use',
    query: rtoList,
    data: z.array(Rto),
    paged: true,
  }),
  createRto: endpoint({
    method: 'POST',
    path: '/utils/rto/create',
    roles: admin,
    summary: 'Add a transport office',
    body: NewRto,
    data: Rto,
    status: 201,
    message: messages.rto.created,
  }),
  updateRto: endpoint({
    method: 'POST',
    path: '/utils/rto/update/:id',
    roles: admin,
    summary: 'Correct a transport office',
    body: NewRto,
    data: Rto,
    message: messages.rto.updated,
  }),
  toggleRto: endpoint({
    method: 'POST',
    path: '/utils/rto/toggle-visibility/:id',
    roles: admin,
    summary: 'Switch a transport office on or off',
    data: Switched,
    message: messages.rto.switched,
  }),
  getUpi: endpoint({
    method: 'GET',
    path: '/api/get-upi',
    roles: ['superadmin', 'employee', 'client'],
    summary: 'The UPI id that clients pay to',
    data: z.object({ upi: z.string() }),
  }),
  updateUpi: endpoint({
    method: 'POST',
    path: '/api/update-upi',
    roles: admin,
    summary: 'Set the UPI id that clients pay to',
    body: z.strictObject({ upi: UpiId }),
    data: z.object({ upi: z.string() }),
    message: messages.upi.updated,
  }),
}
