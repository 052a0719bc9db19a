/** Maximum attachments of a case. */
export const MAX_ATTACHMENTS = 60

/** Maximum bytes that are joined into one PDF; the process that joins them takes about three times as much memory. */
export const MAX_BUNDLE_BYTES = 100 * 1024 * 1024

/** The last page of a PDF that the portal draws. */
export const MAX_DRAWN_PAGE = 500
