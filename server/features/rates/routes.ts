import { rateEndpoints as calls } from '#contract/rates/rate-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { listRates } from './rates.ts'
import { replaceRates } from './replace-rates.ts'
import { suggestCharges } from './suggest-charges.ts'

export const rateRoutes: Route[] = [
  query(calls.all, listRates),
  command(calls.replace, replaceRates),
  query(calls.suggest, suggestCharges),
]
