import { dunningEndpoints as calls } from '#contract/dunning/dunning.ts'
import { command, query, type Route } from '../../http/route.ts'
import { editDunningSettings, getDunningSettings, pauseDunning } from './settings.ts'

export const dunningRoutes: Route[] = [
  query(calls.settings, getDunningSettings),
  command(calls.editSettings, editDunningSettings),
  command(calls.pause, pauseDunning),
]
