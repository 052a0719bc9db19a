export const bulk = {
  /* One action on many rows. */
  noAction: 'Choose what to do with the cases',
  noCases: 'Choose at least one case',
  noPayments: 'Choose at least one payment',
  tooMany: 'At most {most} at once',
  repeated: 'Each one only once',
  selected: '{count} selected',
  /** With the sum of the chosen rows. */
  selectedSum: '{selected} · {sum}',
  select: 'Select {name}',
  clear: 'Clear selection',
  /** Where more rows match than are chosen; `most` is the most that one action takes. */
  selectMatching: '{most, select, none {Select all {total}} other {Select the first {most} of {total}}}',
  /** The label of an action that not all chosen rows allow. */
  partly: '{action} {possible} of {all}',
  leftOut: '{count, plural, one {1 case is left out:} other {{count} cases are left out:}}',
  changeStage: 'Change stage',

  /* To whom chosen cases go. */
  assignTo: 'Assign to',
  toOwn: 'Each to its own firm',
  toOne: 'All to one dealer',
  firm: 'Firm',
  casesOfFirm: 'Cases',
  noDealer: 'Left out: no active dealer of the office',
  together: 'Together',
  otherFirms: '{others} of {all} cases name another firm than {firmName}',
  all: 'Assign all',

  titleOf: '{action}: {caseTotal}',
  failed: 'The cases could not be changed',
  outcome: '{failed, plural, =0 {{done} done} other {{done} done, {failed} not:}}',
  undone: '{left, plural, =0 {{done} as before} other {{done} as before, {left} could not be taken back}}',
  namesOf: '{more, plural, =0 {{names}} other {{names} and {more} more}}',

  /* Chosen cases on paper and as a file. */
  printTooLarge: 'These cases are too large for one PDF: {megabytes} MB at most. Choose fewer.',
  printName: 'Cases_{count}',
  printFailed: 'The cases could not be printed',
} as const
