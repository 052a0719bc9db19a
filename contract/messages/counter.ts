export const keep = "Keep today's run-sheet on this device"
export const keepDescription =
  'For the counter without a network: the run-sheet of today and tomorrow opens, and stages, papers and photos are sent later.'
export const keptWhat =
  'The device keeps the cases of both days, encrypted, without Aadhaar, PAN and amounts. Everything is deleted when you log out and 12 hours after the last contact.'
export const onlyCounter =
  'For 12 hours after the last contact this device may still send what waits, without signing in again. For everything else the portal asks for your password after a time without use.'
export const endsAsEver =
  "A superadmin's session ends after its time without use as ever, and what waits then is deleted. Send it before."
export const keptAt = (time: string) => `Kept at ${time}`
export const notKeptYet = 'Not kept yet'
export const notPossible = 'This browser keeps nothing for the counter: open the portal over https.'
export const switchOffTitle = 'Keep nothing any more'
export const switchOff = 'Delete'

/* The line above every page. */
export const noNetworkSince = (time: string) => `No network since ${time}.`
export const storageRefused =
  'This device can keep nothing more for the counter. Its storage is full, or the browser refuses to keep anything.'
export const waiting = (count: number) => `Waiting to be sent (${count})`
export const sending = 'Sending…'
export const toDecide = (count: number) =>
  count === 1 ? '1 change needs your decision' : `${count} changes need your decision`
export const lost = (count: number) =>
  `${count === 1 ? '1 change' : `${count} changes`} of this device could not be sent: the session ended, or there was no contact for 12 hours.`
export const understood = 'Understood'
export const show = 'Show'

/* The run-sheet without a network. */
export const description = 'As this device keeps it. Changes are sent when the network is back.'
export const asOf = (time: string) => `As of ${time}`
export const nothingKept = 'This device keeps no run-sheet now'
export const nothingKeptDetail = 'It is loaded again with the next contact.'
export const today = 'Today'
export const tomorrow = 'Tomorrow'
export const waitingHere = (count: number) => `${count} waiting`
export const taken = 'Kept on this device until the network is back'
export const notTaken = 'This could not be kept on the device'

/* What waits. */
export const listTitle = 'Waiting to be sent'
export const listDescription = 'Sent in this order as soon as there is a network.'
export const listEmpty = 'Nothing waits.'
export const yours = 'Yours'
export const offices = "The office's"
export const officeHasNone = 'No longer there for you'
export const changedMeanwhile = 'The office changed this meanwhile.'
export const sendAgain = 'Send again'
export const drop = 'Drop'
export const dropNamed = (what: string) => `Drop: ${what}`
export const sendAgainNamed = (what: string) => `Send again: ${what}`
export const photoOf = (paper: string) => `Photo: ${paper}`
export const paperOf = (paper: string, state: string) => `${paper}: ${state}`
