export const counter = {
  keep: "Keep today's run-sheet on this device",
  keepDescription:
    'For the counter without a network: the run-sheet of today and tomorrow opens, and stages, papers and photos are sent later.',
  keptWhat:
    'The device keeps the cases of both days, encrypted, without Aadhaar, PAN and amounts. Everything is deleted when you log out and 12 hours after the last contact.',
  keepSentence:
    'The run-sheet then opens without a network and takes what you do; it is encrypted, without Aadhaar, PAN and amounts, and goes when you log out or after 12 hours without contact.',
  onlyCounter:
    'For 12 hours after the last contact this device may still send what waits, without signing in again. For everything else the portal asks for your password after a time without use.',
  endsAsEver:
    "A superadmin's session ends after its time without use as ever, and what waits then is deleted. Send it before.",
  keptAt: 'Kept at {time}',
  notKeptYet: 'Not kept yet',
  notPossible: 'This browser keeps nothing for the counter: open the portal over https.',
  switchOffTitle: 'Keep nothing any more',
  switchOff: 'Delete',

  /* The line above every page. */
  noNetworkSince: 'No network since {time}.',
  storageRefused:
    'This device can keep nothing more for the counter. Its storage is full, or the browser refuses to keep anything.',
  waiting: 'Waiting to be sent ({count})',
  sending: 'Sending…',
  toDecide: '{count, plural, one {1 change needs your decision} other {{count} changes need your decision}}',
  lost: '{count, plural, one {1 change} other {{count} changes}} of this device could not be sent: the session ended, or there was no contact for 12 hours.',
  understood: 'Understood',
  show: 'Show',
  openSheet: 'Open the run-sheet',

  /* The run-sheet without a network. */
  description: 'As this device keeps it. Changes are sent when the network is back.',
  nothingKept: 'This device keeps no run-sheet now',
  nothingKeptDetail: 'It is loaded again with the next contact.',
  today: 'Today',
  tomorrow: 'Tomorrow',
  waitingHere: '{count} waiting',
  notTakenHere: 'Not sent: {reason}',
  taken: 'Kept on this device until the network is back',
  notTaken: 'This could not be kept on the device',

  /* What waits. */
  outbox: 'Outbox',
  outboxOf: 'Outbox ({count})',
  listTitle: 'Waiting to be sent',
  listDescription: 'Sent in this order as soon as there is a network.',
  listEmpty: 'Nothing waits.',
  yours: 'Yours',
  offices: "The office's",
  officeHasNone: 'No longer there for you',
  changedMeanwhile: 'The office changed this meanwhile.',
  sendAgain: 'Send again',
  drop: 'Drop',
  dropNamed: 'Drop: {what}',
  sendAgainNamed: 'Send again: {what}',
  photoOf: 'Photo: {paper}',
  paperOf: '{paper}: {state}',
} as const
