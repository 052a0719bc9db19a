/* The maximum lengths of texts, in characters, and the sizes of lists; for schemas and for the inputs of forms. */

/** A text of one line. */
export const MAX_TEXT = 200
/** A text of several lines. */
export const LONG_TEXT_LENGTH = 1000
/** A first or last name, and a city. */
export const MAX_NAME = 100
export const MAX_EMAIL = 254
export const PHONE_DIGITS = 10
export const PINCODE_DIGITS = 6
export const AADHAAR_DIGITS = 12
export const PAN_LENGTH = 10
export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 200
/** A code of the second factor: six digits of the app, or a recovery code. */
export const MAX_CODE = 40
export const MAX_UPI_ID = 321
export const MAX_WEB_ADDRESS = 2000
export const MAX_RTO_CODE = 20
export const MAX_TASK_TEXT = 4000
/** The number of an official form, such as `29`. */
export const MAX_FORM_NO = 20
export const MAX_RECEIPT_NO = 50
export const MAX_PAPER_NOTE = 500
export const MAX_COMMENT = 2000
/** The rows of the rate card: a list without pages. */
export const MAX_RATES = 1000
export const MAX_KEY_NAME = 100
export const MAX_SEARCH = 100
export const MAX_CURSOR = 2000
/** Lines of the stack of an error in a browser. */
export const MAX_STACK = 12
/** The text of the search over cases and people. */
export const MAX_SOUGHT = 64
/** The days of `olderThanDays`: ten years. */
export const MAX_DAYS_WAITING = 3650
/** Rows of one page of a list. */
export const MAX_PAGE_SIZE = 100
/** Rows of a list that becomes a file. */
export const MAX_EXPORT_ROWS = 100_000
/** Maximum invoices and credit notes of a month in the register of GST, which is written as a whole. */
export const MAX_REGISTER_ROWS = 20_000
/** Rows of a sheet that is read, below the row of names. */
export const MAX_SHEET_ROWS = 10_000
/** Rows of one action on many. */
export const MAX_BULK_CASES = 200
export const MAX_BULK_PAYMENTS = 100
/** How long a device at the counter keeps its run-sheet after the last contact. */
export const COUNTER_HOURS = 12

/** Maximum pages that a user pins. */
export const MAX_PINS = 8
