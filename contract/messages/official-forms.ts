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

/* The editor of marks. */
export const form = 'Form'
export const notFound = 'No such form'
export const notFoundDetail = 'Open it from the list of forms.'
export const editorHelp = 'Click on the page where a value belongs, and choose the value.'
export const mark = 'Mark'
export const markNamed = (value: string) => `Mark ${value}`
export const addOnPage = (page: number) => `Add a mark on page ${page}`
export const onPage = (page: number) => `Page ${page}`
export const copyMark = 'Copy'
export const removeMark = 'Remove'
export const value = 'Value'
export const valueRequired = 'Choose a value'
export const noValue = 'Without a value'
export const today = 'Today'
export const fixedText = 'Fixed text'
export const textOf = (label: string) => `${label}: text`
export const totalAmount = 'Total amount'
export const size = 'Font size (points)'
export const width = 'Width (points)'
export const fromLeft = 'From the left (points)'
export const fromTop = 'From the top (points)'
export const marksHelp =
  'Drag a mark, or its right edge. Arrow keys move it by a point, with Shift by ten; Delete removes it.'
export const noMarks = 'No marks yet'
export const fields = 'Fields of the PDF'
export const fieldsHelp = 'This PDF has fields of its own: choose what each is filled with.'
export const preview = 'Preview'
export const previewHelp = 'Opens the form filled with the values of a case.'
export const saveAndPreview = 'Save and preview'
export const caseNoRequired = 'Enter the number of a case'
export const caseNoExample = 'VR-000001'
export const noSuchCase = 'There is no such case'
export const saveMarks = 'Save marks'
export const marksSaved = 'Marks saved'
export const discard = 'Discard changes'
export const smaller = 'Smaller'
export const larger = 'Larger'
export const zoom = (percent: number) => `${percent}%`
export const noPicture = 'The page could not be shown'
/** The boxes of a mark, each for one letter. */
export const boxes = 'Boxes, one letter each'
export const officeValues = {
  'office.name': 'Office: Name',
  'office.address': 'Office: Address in one line',
  'office.phone': 'Office: Phone',
  'office.email': 'Office: E-mail',
  'office.gstin': 'Office: GSTIN',
}
export const tickFor = (service: string) => `Cross if the case has ${service}`

/* Marks of a central form on the own blank. */
export const noSuchCentralForm = 'There are no marks for this form'
export const startFrom = 'Start from the marks of…'
export const startFromHelp =
  'For a blank of the central layout: the marks are put beside the labels that are found on it. Check them, then save.'
export const centralForms = {
  '26': 'Form 26: duplicate RC',
  '28': 'Form 28: no objection certificate',
  '29': 'Form 29: notice of transfer',
  '30': 'Form 30: transfer of ownership',
  '33': 'Form 33: change of address',
  '34': 'Form 34: hypothecation, entry',
  '35': 'Form 35: hypothecation, end',
}
export const placeMarks = 'Place the marks'
export const replaceMarks = 'Replace the marks'
export const proposeFailed = 'The marks could not be placed'
export const placedMarks = (count: number) => (count === 1 ? '1 mark placed' : `${count} marks placed`)
export const notOnPage = 'Labels that were not found; place their values by hand if the form asks for them:'
export const isScan =
  'This PDF is a scan without text, so no label can be found. The values stand one below the other: drag each to its place.'
/** The values of people that a form can print. */
export const people = {
  seller: 'Registered Owner',
  buyer: 'New Owner',
  owner: 'Owner after the case',
}
export const personFacts = {
  name: 'Name alone',
  sonOf: 'Son, wife or daughter of',
  address: 'Address in one line, with state',
  nameAndAddress: 'Name and address in one line',
  pincode: 'Pincode',
  phone: 'Phone',
}
