import { referenceEndpoints as calls } from '#contract/reference/reference.ts'
import { command, query, type Route } from '../../http/route.ts'
import { createBranch, editBranch, listBranches } from './branches.ts'
import { createFirm, editFirm, listFirms, toggleFirm } from './firms.ts'
import { confirmRto, createRto, listRtos, mergeRto, proposeRto, updateRto } from './rtos.ts'
import { switchActive } from './switch-active.ts'
import { getUpi, updateUpi } from './upi.ts'

export const referenceRoutes: Route[] = [
  query(calls.allBranches, (db, _ctx, input) => listBranches(db, 'all', input)),
  query(calls.activeBranches, (db, _ctx, input) => listBranches(db, 'active', input)),
  command(calls.createBranch, createBranch),
  command(calls.editBranch, editBranch),
  command(calls.toggleBranch, (tx, ctx, { branchId }) => switchActive(tx, ctx, 'branches', branchId)),
  query(calls.allFirms, (db, _ctx, input) => listFirms(db, 'all', input)),
  query(calls.activeFirms, (db, _ctx, input) => listFirms(db, 'active', input)),
  command(calls.createFirm, createFirm),
  command(calls.editFirm, editFirm),
  command(calls.toggleFirm, toggleFirm),
  query(calls.allRtos, (db, ctx, input) => listRtos(db, ctx, 'all', input)),
  query(calls.activeRtos, (db, ctx, input) => listRtos(db, ctx, 'active', input)),
  command(calls.createRto, createRto),
  command(calls.updateRto, updateRto),
  command(calls.toggleRto, (tx, ctx, { id }) => switchActive(tx, ctx, 'rtos', id)),
  command(calls.proposeRto, proposeRto),
  command(calls.confirmRto, confirmRto),
  command(calls.mergeRto, mergeRto),
  query(calls.getUpi, getUpi),
  command(calls.updateUpi, updateUpi),
]
