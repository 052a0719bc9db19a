export const ui = {
  /* Labels of widgets that many pages share. */
  back: 'Back',
  printPdf: 'Print PDF',
  showPassword: 'Show characters',
  hidePassword: 'Hide characters',
  datePlaceholder: 'dd/mm/yyyy',
  /** The placeholder of a select without a selected option. */
  select: 'Select',
  /* Names of landmarks for screen readers. */
  breadcrumb: 'Breadcrumb',
  choices: 'Choices',
  tooltip: 'Hint',
  notification: 'Notification',
  /** The area of toasts; Radix puts the key that leads there in place of `{hotkey}`. */
  notificationArea: "Notifications ('{'hotkey'}')",
  dismissNotification: 'Dismiss',
  working: 'Working, please wait',
  /* The steps of a process on a line, for screen readers. */
  stepDone: 'done',
  stepOpen: 'not yet',
  stepFailed: 'ended here',
  /** On the strip of a drawn number plate. */
  plateCountry: 'IND',
  undo: 'Undo',
} as const
