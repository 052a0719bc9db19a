import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { BrowserError } from './browser-error.ts'

/** Errors of the web app in browsers, for the log of the office. */
export const browserErrorEndpoints = {
  report: endpoint('POST', '/browser-error', {
    roles: 'public',
    summary: 'Report an error of the web app, without personal data; needs no session and reads none',
    limit: 'browser-error',
    body: BrowserError,
    data: z.null(),
  }),
}
