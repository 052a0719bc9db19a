import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

import { staffRoles } from '../roles.ts'
import { EditRates, Rate, Suggestion, SuggestionAsk } from './rate.ts'
import { ReadRates, ReadRatesFields } from './read-rates.ts'

/** What the office charges by service, RTO and dealer. */
export const rateEndpoints = {
  all: endpoint('GET', '/rate/all', {
    roles: ['superadmin'],
    summary: 'The rate card, in its order',
    data: z.array(Rate),
  }),
  replace: endpoint('PUT', '/rate/all', {
    roles: ['superadmin'],
    summary: 'Replace the rate card',
    body: EditRates,
    data: z.array(Rate),
    message: 'rates.saved',
  }),
  read: endpoint('POST', '/rate/read', {
    roles: ['superadmin'],
    summary: 'Read a rate card from a sheet (CSV, XLSX), with what is wrong with each row; nothing is saved',
    accepts: 'multipart',
    body: ReadRatesFields,
    data: ReadRates,
  }),
  suggest: endpoint('POST', '/rate/suggest', {
    roles: staffRoles,
    summary: 'The charges of a case by the rate card; admin charges for superadmins only',
    body: SuggestionAsk,
    data: Suggestion,
  }),
}
