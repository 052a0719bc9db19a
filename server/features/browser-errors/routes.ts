import { browserErrorEndpoints } from '#contract/browser-errors/browser-error-endpoints.ts'
import { handler, type Route } from '../../http/route.ts'
import { reportBrowserError } from './report-browser-error.ts'

export const browserErrorRoutes: Route[] = [handler(browserErrorEndpoints.report, reportBrowserError)]
