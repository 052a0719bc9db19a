import { teamEndpoints as calls } from '#contract/team/team-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { addMember, editMember, listTeam } from './team.ts'

export const teamRoutes: Route[] = [
  query(calls.all, listTeam),
  command(calls.add, addMember),
  command(calls.edit, editMember),
]
