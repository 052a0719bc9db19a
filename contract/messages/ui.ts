/* Labels of widgets that many pages share. */
export const back = 'Back'
export const printPdf = 'Print PDF'
export const showPassword = 'Show characters'
export const hidePassword = 'Hide characters'
export const datePlaceholder = 'dd/mm/yyyy'
/** The placeholder of a select without a selected option. */
export const select = 'Select'
/* Names of landmarks for screen readers. */
export const breadcrumb = 'Breadcrumb'
export const choices = 'Choices'
export const tooltip = 'Hint'
export const notification = 'Notification'
/** The area of toasts; Radix puts the key that leads there in place of `{hotkey}`. */
export const notificationArea = 'Notifications ({hotkey})'
export const dismissNotification = 'Dismiss'
export const working = 'Working, please wait'
/* The steps of a process on a line, for screen readers. */
export const stepDone = 'done'
export const stepOpen = 'not yet'
export const stepFailed = 'ended here'
/** On the strip of a drawn number plate. */
export const plateCountry = 'IND'
export const undo = 'Undo'
