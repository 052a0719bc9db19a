import { API_BASE } from '#contract/api.ts'
import type { BrowserError } from '#contract/browser-errors/browser-error.ts'
import { MAX_STACK } from '#contract/limits.ts'
import { router } from '#web/app/router.ts'
import { browserErrorEndpoints } from '#web/endpoints.generated.ts'
import { ApiError, isScriptMissing } from './errors.ts'
import { ownBuild } from './installed-app.ts'

type ErrorKind = BrowserError['kind']

/**
 * Sends what a developer needs of an error: its class, the places in our scripts, the pattern of the page's address and
 * the build. Never its message, which may repeat what a person typed; and no session, which the call does not need.
 */
export function sendError(kind: ErrorKind, error: Error): void {
  // The server has logged its refusals, and a lost connection is not an error of the app.
  if (error instanceof ApiError || isScriptMissing(error) || error.name === 'AbortError') return
  const { method, path } = browserErrorEndpoints.report
  void fetch(API_BASE + path, {
    method,
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(describeError(kind, error, router.state.matches.at(-1)?.fullPath ?? '/')),
  }).catch(() => undefined)
}

export function describeError(kind: ErrorKind, { name, stack = '' }: Error, route: string): BrowserError {
  const places = [...stack.matchAll(/\/assets\/([\w-]+\.js:\d+:\d+)/g)].map(([, place = '']) => place)
  return {
    kind,
    name: /^[A-Z][A-Za-z]{0,39}$/.test(name) ? name : 'Error',
    stack: places.slice(0, MAX_STACK),
    route: /^\/[A-Za-z/$_-]{0,99}$/.test(route) ? route : '/',
    version: ownBuild() || 'development',
  }
}
