import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { MAX_STACK } from '../limits.ts'
import { textKey } from '../texts.ts'

/** How an error reached the browser: thrown in a task, as an unhandled rejection, or while React drew. */
export const browserErrorKinds = ['error', 'rejection', 'render'] as const

const of = (pattern: RegExp) => z.string(textKey('general.badInput')).regex(pattern, textKey('general.badInput'))

/**
 * An error of the web app in a browser. Each part has a form that no name, number or text of an office fits: the
 * message of the error is not among them.
 */
export const BrowserError = z.strictObject({
  kind: z.enum(browserErrorKinds, textKey('general.badInput')),
  /** The class of the error, such as `TypeError`. */
  name: of(/^[A-Z][A-Za-z]{0,39}$/),
  /** Places in our own scripts, such as `app-Ab3dE_f.js:1:2345`, innermost first. */
  stack: z.array(of(/^[\w-]{1,60}\.js:\d{1,7}:\d{1,7}$/)).max(MAX_STACK),
  /** The pattern of the page's address, such as `/superadmin/cases/$id`. */
  route: of(/^\/[A-Za-z/$_-]{0,99}$/),
  /** The build of the page that reports it (`contract/api.ts`). */
  version: of(/^[\w-]{1,60}$/),
})

export type BrowserError = z.infer<typeof BrowserError>

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
