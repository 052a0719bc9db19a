import { viewEndpoints as calls } from '#contract/views/view-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { createView, deleteView, editView, listViews, setStartView } from './views.ts'

export const viewRoutes: Route[] = [
  query(calls.all, listViews),
  command(calls.create, createView),
  command(calls.edit, editView),
  command(calls.remove, deleteView),
  command(calls.start, setStartView),
]
