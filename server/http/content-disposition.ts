/** Returns the header of a file that a browser shows, and saves under this name. */
export const inlineDisposition = (name: string): string => `inline; ${named(name)}`

/** Returns the header of a file that a browser saves under this name. */
export const attachmentDisposition = (name: string): string => `attachment; ${named(name)}`

const named = (name: string) => `filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, '')}`
