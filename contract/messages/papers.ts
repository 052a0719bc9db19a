export const paperRequired = 'Name a paper, either of the checklist or a new one'
export const checkedIsTrue = 'A paper can only be marked as looked at'
export const stateRequired = 'Choose a state'
export const noteRequired = 'Write a note'
export const changed = 'Paper updated'
export const unknown = 'This case has no such paper'
export const tooManyOwn = 'This case has as many papers of its own as a case can have'

/* The states of a paper, for the office and for the dealer. */
export const missing = 'Missing'
export const received = 'Received'
export const deficient = 'Deficient'
export const toCorrect = 'To be corrected'
export const notNeeded = 'Not needed'

/* The card of a case. */
export const title = 'Papers'
export const fetchFailed = 'The papers could not be loaded'
export const noneNeeded = 'The services of this case need no papers.'
export const complete = 'All required papers are here.'
export const stillNeeded = (names: string) => `Still needed: ${names}.`
export const askOnWhatsApp = 'Ask for the missing papers'
export const askFor = (plate: string, names: string) => `${plate}: please send ${names}.`
export const correctionOf = (name: string, note: string) => `${name} (${note})`
export const form = (formNo: string) => `Form ${formNo}`
export const optional = 'Optional'
export const ofThisCase = 'For this case only'
export const notedBy = (name: string) => `${name},`
export const markAll = 'Mark all received'
export const allMarked = (count: number) => (count === 1 ? '1 paper received' : `${count} papers received`)
export const changeFailed = 'The paper could not be updated'
export const changeState = (name: string) => `Change state of ${name}`
export const lookedAt = 'Looked at'
export const keysOfPaper = 'At a paper of a case: received, deficient, looked at, add files'
export const lookedAtPaper = (name: string) => `Looked at ${name}`
export const markPaper = (name: string) => `Mark ${name}`
export const state = 'State'
export const withNote = (state: string) => `${state}, with a note`
export const noteOf = (name: string, state: string) => `${name}: ${state}`
export const deficientDescription = 'Say what is wrong with the paper. The dealer reads the note.'
export const notNeededDescription = 'Say why this case does not need the paper. The dealer reads the note.'
export const note = 'Note'
export const add = 'Add paper'
export const addDescription = 'For this case only. The list of a service is changed in the services of the office.'
export const name = 'Name of the paper'

/* The slip for a dealer or an owner. */
export const slip = 'Deficiency slip'
export const slipTitle = 'Deficiency Slip'
export const slipFile = (caseNo: string) => `Deficiency-slip_${caseNo}`
export const slipCase = 'Case'
export const slipPapers = 'Papers to bring'
export const paperColumn = 'Paper'
export const formColumn = 'Form'
export const whatIsNeeded = 'What is needed'
export const bring = 'To be brought'
export const bringAgain = (note: string) => `To be corrected: ${note}`
export const slipClosing = (office: string) =>
  `Please bring these papers to ${office}, or upload them on the page of the case. Work on the case goes on once they are here.`

/* The warning before a step that usually needs all papers. */
export const lackingWarning = (names: string) => `These papers are missing: ${names}. You can go on all the same.`
export const nowIn = (paper: string, state: string) => `${paper}: ${state}`
export const markedBack = (count: number) => (count === 1 ? '1 paper is as before' : `${count} papers are as before`)
