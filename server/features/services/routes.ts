import { serviceEndpoints as calls } from '#contract/services/service-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { editService } from './edit-service.ts'
import { listServices } from './list-services.ts'
import { addPaper, editPaper } from './save-paper.ts'

/** The catalogue of services and their papers. */
export const serviceRoutes: Route[] = [
  query(calls.all, (db) => listServices(db)),
  command(calls.edit, editService),
  command(calls.addPaper, addPaper),
  command(calls.editPaper, editPaper),
]
