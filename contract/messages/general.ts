import { showCount } from '../count.ts'

/** The message of a successful call without a message of its own. */
export const done = 'Done'
export const wrong = 'Something went wrong'
export const fetchFailed = 'Some error Occured during fetch'
export const fetchingError = 'Fetching error'
export const personalDataFailed = 'Error fetching personal Data'
export const notForYou = 'You are not allowed to do this'
export const notFound = 'Not found'
export const badInput = 'Please check the marked fields'
export const tooMany = 'Too many tries. Please wait a little and try again.'
export const tooLarge = 'This is too large to send'
export const wrongType = 'Send this as JSON'
export const tooSlow = 'This took too long to arrive. Please try again.'
export const diskFull = 'The disk is full'
export const unavailable = 'The service is busy for a moment. Please try again.'
export const offline = 'No connection. What you typed is kept: try again when you are online.'
export const scriptMissing =
  'A part of the portal could not be loaded: it was updated meanwhile, or there is no connection. What you typed is kept.'
export const conflict = 'This is not possible in the present state'
export const keyReused = 'This Idempotency-Key was used for another request'

/** `"{Label} is required"`, the specification's sentence for most fields. */
export const isRequired = (label: string) => `${label} is required`
/** `"{Label} is required."`, the specification's sentence for charges and RTO fields. */
export const isRequiredStop = (label: string) => `${label} is required.`

/* Labels of buttons on many screens. */
export const add = 'Add'
/** Adds what was typed, such as "Add KA-05". */
export const addNamed = (name: string) => `Add ${name}`
/** The button within an empty list; the one above the list names what is added. */
export const addFirst = 'Create the first entry'
export const close = 'Close'
export const edit = 'Edit'
export const save = 'Save'
export const openPage = (label: string) => `Open ${label}`
/* Labels that many screens share. */
export const viewDetails = 'View Details'
export const yes = 'Yes'
export const no = 'No'
/* Labels of buttons and cells with the same meaning on every screen. */
export const tryAgain = 'Try again'
/** For screen readers; `name` is the name of the row. */
export const editNamed = (name: string) => `Edit ${name}`
export const viewDetailsOf = (name: string) => `View Details of ${name}`
export const emptyReference = 'Add the first one to offer it in new cases.'
export const frequentReasons = 'Frequent reasons'
export const reasonHint = 'It stays in the activity log. The dealer does not see it.'
export const verify = 'Verify'
export const reject = 'Reject'
export const confirm = 'Confirm'
export const copy = 'Copy'
export const print = 'Print'
export const nothingFound = 'Nothing found'
export const productName = 'Vehicle Record Portal'
export const caseTotal = (count: number) => `${showCount(count)} ${count === 1 ? 'case' : 'cases'}`
export const rejectNamed = (name: string) => `Reject ${name}`
