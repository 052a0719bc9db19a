import { referenceEndpoints as calls } from '#contract/reference/reference-endpoints.ts'
import { type Route, read, write } from '../../http/route.ts'
import { createBranch } from './create-branch.ts'
import { createFirm } from './create-firm.ts'
import { listBranches, listFirms, listRtos } from './lists.ts'
import { createRto, updateRto } from './save-rto.ts'
import { toggleBranch, toggleFirm, toggleRto } from './switch-active.ts'
import { getUpi, updateUpi } from './upi.ts'

/** Branches, financiers, transport offices and the UPI id. */
export const referenceRoutes: Route[] = [
  read(calls.allBranches, (db, { query }) => listBranches(db, 'all', query)),
  read(calls.activeBranches, (db, { query }) => listBranches(db, 'active', query)),
  write(calls.createBranch, createBranch),
  write(calls.toggleBranch, toggleBranch),
  read(calls.allFirms, (db, { query }) => listFirms(db, 'all', query)),
  read(calls.activeFirms, (db, { query }) => listFirms(db, 'active', query)),
  write(calls.createFirm, createFirm),
  write(calls.toggleFirm, toggleFirm),
  read(calls.allRtos, (db, { query }) => listRtos(db, 'all', query)),
  read(calls.activeRtos, (db, { query }) => listRtos(db, 'active', query)),
  write(calls.createRto, createRto),
  write(calls.updateRto, updateRto),
  write(calls.toggleRto, toggleRto),
  read(calls.getUpi, getUpi),
  write(calls.updateUpi, updateUpi),
]
