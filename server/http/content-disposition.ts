/** Returns the header of a file that a browser shows, and saves under this name. */
export const inlineDisposition = (name: string): string =>
  `inline; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, '')}`
