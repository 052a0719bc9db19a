import { type BrowserError, browserErrorEndpoints } from '#contract/browser-errors/browser-error.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import { handler, type Route } from '../../http/route.ts'

/** Logs and counts an error of the web app. Nothing is stored, and the line has no user. */
async function reportBrowserError(
  { metrics }: Pick<Deps, 'metrics'>,
  { input, log }: Pick<Context, 'log'> & { input: BrowserError },
): Promise<null> {
  const { kind, name, stack, route, version } = input
  metrics.browserError(kind)
  log.warn({ kind, error: name, stack, page: route, version }, 'browser error')
  return null
}

export const browserErrorRoutes: Route[] = [handler(browserErrorEndpoints.report, reportBrowserError)]
