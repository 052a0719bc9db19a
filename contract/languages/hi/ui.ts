/* Labels of widgets that many pages share. */
export const back = 'वापस'
export const printPdf = 'PDF प्रिंट करें'
export const showPassword = 'पासवर्ड दिखाएँ'
export const hidePassword = 'पासवर्ड छिपाएँ'
export const datePlaceholder = 'dd/mm/yyyy'
/** The placeholder of a select without a selected option. */
export const select = 'चुनें'
/* Names of landmarks for screen readers. */
export const breadcrumb = 'पेज का पथ'
export const choices = 'विकल्प'
export const tooltip = 'संकेत'
export const notification = 'सूचना'
export const notificationArea = 'सूचनाएँ ({hotkey})'
export const dismissNotification = 'सूचना हटाएँ'
export const working = 'काम जारी है, कृपया प्रतीक्षा करें'
/* The steps of a process on a line, for screen readers. */
export const stepDone = 'पूरा हुआ'
export const stepOpen = 'अभी नहीं'
export const stepFailed = 'यहाँ रुक गया'
/** On the strip of a drawn number plate. */
export const plateCountry = 'IND'
export const undo = 'वापस लें'
