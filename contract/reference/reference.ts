import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf, requiredText, requiredUpper, state, trimmed } from '../fields.ts'
import { MAX_NAME, MAX_RTO_CODE, MAX_UPI_ID } from '../limits.ts'
import { adminRoles, roles, staffRoles } from '../roles.ts'
import { textKey } from '../texts.ts'

export const address = {
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
}

export const Branch = z.object({
  id: z.uuid(),
  name: z.string(),
  ...address,
  branchCode: z.string(),
  isActive: z.boolean(),
})

export type Branch = z.infer<typeof Branch>

export const pincode = (missing: string) =>
  trimmed(missing)
    .min(1, missing)
    .regex(/^\d{6}$/, textKey('fields.badPincode'))

/** A new branch; the server generates its code. */
export const NewBranch = z.strictObject({
  name: requiredText(textKey('general.isRequired', { label: textKey('fields.branchName') })),
  address1: requiredText(textKey('general.isRequired', { label: textKey('fields.branchAddress1') })),
  address2: requiredText(textKey('general.isRequired', { label: textKey('fields.branchAddress2') })),
  city: requiredText(textKey('general.isRequired', { label: textKey('fields.branchCity') })),
  state: state(textKey('general.isRequired', { label: textKey('fields.state') })),
  pincode: pincode(textKey('general.isRequired', { label: textKey('fields.branchPincode') })),
})

export type NewBranch = z.input<typeof NewBranch>

/** A financier of HPT and HPA; one named NA always exists. */
export const Firm = z.object({
  id: z.uuid(),
  name: z.string(),
  isActive: z.boolean(),
  /** The name of an older financier that looks the same; only in the superadmin's list, and usually missing. */
  looksLike: z.string().optional(),
})

export type Firm = z.infer<typeof Firm>

export const NewFirm = z.strictObject({
  name: requiredText(textKey('general.isRequired', { label: textKey('fields.name') })),
})

export type NewFirm = z.input<typeof NewFirm>

/** An RTO; `displayName` is `CODE - CITY`. */
export const Rto = z.object({
  id: z.uuid(),
  rtoCode: z.string(),
  city: z.string(),
  displayName: z.string(),
  isActive: z.boolean(),
  /** Who proposed an RTO that waits to be confirmed; only in the superadmin's list. */
  proposedBy: z.object({ firstName: z.string(), lastName: z.string() }).optional(),
})

export type Rto = z.infer<typeof Rto>

const codeMissing = textKey('general.isRequired', { label: textKey('fields.rtoCode') })

export const NewRto = z.strictObject({
  // Codes are compared without hyphens and dots: one of signs alone would equal every other.
  rtoCode: requiredUpper(codeMissing, MAX_RTO_CODE).refine((code) => /[\p{L}\p{N}]/u.test(code), codeMissing),
  city: requiredUpper(textKey('general.isRequired', { label: textKey('fields.city') }), MAX_NAME),
})

export type NewRto = z.input<typeof NewRto>

/** The RTO that takes the place of a proposed one. */
export const MergeRto = z.strictObject({ into: z.uuid({ error: textKey('rto.chooseRto') }) })

export const ToggleBranch = z.strictObject({ branchId: z.uuid({ error: textKey('branch.idMissing') }).toLowerCase() })

export const ToggleFirm = z.strictObject({ firmId: z.uuid({ error: textKey('firm.idMissing') }).toLowerCase() })

/** The answer of calls that activate or deactivate something. */
export const ActivationResult = z.object({ id: z.uuid(), isActive: z.boolean() })

/** 2 to 256 word characters, dots or hyphens, then @, then 2 to 64 letters. */
export const UpiId = trimmed(textKey('upi.invalid'))
  .max(MAX_UPI_ID, textKey('upi.invalid'))
  .regex(/^[\w.-]{2,256}@[a-zA-Z]{2,64}$/, textKey('upi.invalid'))

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
