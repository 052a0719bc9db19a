import { rateEndpoints as calls } from '#contract/rates/rate.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { listRates, replaceRates } from './rates.ts'
import { readRates, suggestCharges } from './read-rates.ts'

export const rateRoutes: Route[] = [
  query(calls.all, listRates),
  command(calls.replace, replaceRates),
  handler(calls.read, readRates),
  query(calls.suggest, suggestCharges),
]
