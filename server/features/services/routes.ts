import { serviceEndpoints as calls } from '#contract/services/service-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { addPaper, editPaper } from './save-paper.ts'
import { editService, pageOfServices } from './services.ts'

export const serviceRoutes: Route[] = [
  query(calls.all, pageOfServices),
  command(calls.edit, editService),
  command(calls.addPaper, addPaper),
  command(calls.editPaper, editPaper),
]
