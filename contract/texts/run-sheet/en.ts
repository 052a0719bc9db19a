export const runSheet = {
  title: 'Run-sheet',
  description: 'The cases with an appointment on a day, by RTO, to take along.',
  date: 'Date of the appointments',
  previousDay: 'Day before',
  nextDay: 'Day after',
  summary:
    '{cases} · {rtos, plural, one {1 RTO} other {{rtos} RTOs}}{lacking, plural, =0 {} other { · {lacking} with missing papers}}{done, plural, =0 {} other { · {done} handed in}}',
  savePdf: 'Save as PDF',
  tick: 'Tick {caseNo}',
  ticks: 'Ticks stay in this browser for the day.',
  services: 'Services',
  lacking: 'Missing papers',
  noneLacking: 'None',
  owner: 'Owner',
  groupTitle: '{rto} · {cases}',
  feesToCarry: 'Fees to carry: {amount}',
  fileName: 'Run-sheet_{day}',
  fetchFailed: 'The run-sheet could not be loaded',
  empty: 'No appointment on {day}',
  emptyDetail: 'A case stands here on the day of its Appointment Date.',

  /** A file that is handed in: its stage, and when it came there. */
  doneAt: '{stage}, {time}',

  /* What became of the ticked files. */
  ticked: '{count} ticked',
  clear: 'Clear ticks',
  handedIn: 'Handed in',
  handedInBefore: '{count} of them handed in already',
  allHandedIn: 'Handed in already',
  otherStages: 'Other stage, clear ticks',
  sentBack: 'Sent back',
  sendBackTitle: 'Send back {caseTotal}',
  sendBackDescription: 'The files go back to collecting papers and wait for the dealer, who reads the reason.',
} as const
