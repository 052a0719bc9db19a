/* Facts of calls that need no schema, so that the browser can import them without zod. */

export const API_BASE = '/api/v1'

/** Maximum rows of a list where a request has no `page`. */
export const WHOLE_LIST = 1_000

/** The header of a call that an open page makes by itself; such a call does not count as use of the session. */
export const UNATTENDED = 'x-unattended'

/** The request header that asks an event stream to replay the last seconds first, and its maximum. */
export const MISSED = 'x-missed-seconds'
export const MOST_MISSED = 60

/** The header of an upload's answer with `used/limit` of the day's quota of files, in MB, once little is left. */
export const FILES_TODAY = 'x-files-today'

/** The header of each answer with the build of the web app that the server has: a page of another one is outdated. */
export const APP_BUILD = 'x-app-build'

/** Returns the build that a page is of, by the list of all scripts that it names (tools/web-build); empty without a build. */
export const buildOf = (page: string): string => /\/assets\/(app-files-\w+)\.json/.exec(page)?.[1] ?? ''
