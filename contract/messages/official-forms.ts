export const uploaded = 'Form uploaded'
export const edited = 'Form updated'
export const nameRequired = 'Form name is required'
/** The name of a form whose file has none. */
export const unnamed = 'Form without a name'
export const noFile = 'Choose a PDF to upload'
export const pdfOnly = 'Only PDF files are allowed'
export const tooLarge = 'This PDF is too large: at most 5 MB'
export const tooManyPages = (most: number) => `This PDF has too many pages: a form has at most ${most}`
export const tooMany = 'The office has as many forms as it can have'
export const inactive = 'This form is switched off'
export const fieldOrPlace = 'A mark has either a field, or a page with x, y, width and size'
export const unknownValue = 'There is no such value'
export const unknownField = 'This PDF has no such field'
export const fieldTwice = 'This field is filled already'
export const offPage = 'This mark lies outside the page'
export const noSuchPage = 'This form has no such page'
export const aadhaarDigits = 'A number of 12 digits could be an Aadhaar number: it cannot be part of a form'
export const filled = 'Form filled'
export const printed = 'Forms printed'
export const noneChosen = 'Choose at least one form'
export const tooManyChosen = (most: number) => `Choose at most ${most} forms`
export const tooHeavy = 'These forms are too large for one PDF: choose fewer'

/* The page of forms. */
export const title = 'Forms'
export const description = 'The blank forms of your state, which the office prints filled with the values of a case.'
export const emptyDetail = 'Upload the PDF of a form that the office fills often, such as Form 29 or Form 30.'
export const upload = 'Upload form'
export const uploadFailed = 'The form could not be uploaded'
export const editFailed = 'The form could not be saved'
export const switchFailed = 'The form could not be switched'
export const editTitle = 'Edit form'
export const editDescription = 'The form is offered for cases with one of its services.'
export const nameLabel = 'Form name'
export const services = 'Services'
export const noServices = 'None yet'
export const pages = 'Pages'
export const marks = 'Marks'

/* Printing the forms of a case. */
export const print = 'Print forms'
export const printTitle = (caseNumber: string) => `Print forms of ${caseNumber}`
export const printDescription = 'All chosen forms come in one PDF, filled with the values of the case.'
export const printFailed = 'The forms could not be printed'
export const ofServices = 'Forms of its services'
export const allForms = 'All forms'
export const showAll = (count: number) => `Show all forms (${count} more)`
export const noneOfServices = 'No form is set up for the services of this case.'
export const noForms = 'The office has no forms yet.'
export const aadhaarReason = 'Reason to print the Aadhaar numbers in full'
export const aadhaarHint =
  'Without a reason they are printed as XXXX XXXX 1234. Your name and the reason stay in the history of the case.'
