export const stageRequired = 'Choose a stage'
export const waitingOnRequired = 'Choose for whom the file waits'
export const noteRequired = 'Write a note'
export const noteForBack = 'A step back needs a note that says why'
export const onlyAt = (stage: string) => `Only with the stage ${stage}`
export const changed = 'Stage updated'
export const notMovable = 'Only a verified case has a stage at the RTO'
export const date = 'Date'

/* The names of the stages, and of those for whom a file waits. */
export const papers = 'Collecting papers'
export const submitted = 'Submitted'
export const inProcess = 'In process'
export const approved = 'Approved'
export const dispatched = 'Plate or RC on the way'
export const handedOver = 'Handed over'
export const office = 'Office'
export const dealer = 'Dealer'
export const rto = 'RTO'
export const financier = 'Financier'
export const plateMaker = 'Plate maker'

/* The stage of one case. */
export const stage = 'Stage'
export const waitingOn = 'Waiting on'
export const change = 'Change stage'
export const changeOf = (caseNo: string) => `Change stage of ${caseNo}`
export const changeDescription = 'The dealer sees the stage. Notes stay in the office.'
export const changeFailed = 'The stage could not be changed'
export const note = 'Note'
export const receiptNo = 'Receipt no.'
export const feePaid = 'Fee paid'
export const handedTo = 'Handed to'
export const receiptOf = (receiptNo: string) => `Receipt ${receiptNo}`
export const feeOf = (amount: string) => `Fee ${amount}`
export const handedToName = (name: string) => `Handed to ${name}`
export const days = (count: number) => (count === 0 ? 'since today' : count === 1 ? 'for 1 day' : `for ${count} days`)
export const waitsOn = (who: string) => `Waiting on: ${who}`
export const ofFile = 'Stage of the file'

export const title = 'At the RTO'
export const description = 'Where every file is, for how long, and who holds it.'
export const late = 'Late'
export const lateOf = (count: string) => `${count} late`
export const daysInStage = 'Days in stage'
export const daysOf = (days: number, allowed: number | null) =>
  allowed === null ? String(days) : `${days} of ${allowed}`
export const papersColumn = 'Papers'
export const papersOf = (there: number, required: number) => `${there} of ${required}`
export const fetchFailed = 'The files could not be loaded'
export const emptyDetail = 'A file stands here from the day its case is opened until the papers are handed over.'
export const noneLikeThis = 'No file is in this stage now.'

/* The board of the page. */
export const view = 'View'
export const board = 'Board'
export const table = 'Table'
export const emptyColumn = 'No file is here.'
export const showAll = (count: string) => `Show all ${count} in the table`
export const moveTo = 'Move to'
export const move = (caseNo: string) => `Move ${caseNo}`
export const moved = (caseNo: string, stage: string) => `${caseNo} moved: ${stage}`
export const withNote = 'Stage, waiting on and note'
export const daysHere = (days: string) => `${days} days`
export const shortDays = (days: number) => `${days} d`
export const shortPapers = (there: number, required: number) => `${there}/${required}`
export const undoNote = 'Moved by mistake'
export const papersHere = (papers: string) => `Papers ${papers}`
export const keys = 'Drag a card, or use the keys: arrows go from card to card, X chooses a card, M moves a file.'
export const keysOfCard = 'At a card of the board: choose it'
export const arrowKeys = 'Drag a card, or go from card to card with the arrow keys.'

/* The late files on the homes of staff. */
export const lateTitle = 'Late files'
export const lateDescription = 'Furthest beyond the days that their stage allows'
export const allLate = 'Show all late files'
export const daysOver = (days: number) => (days === 1 ? '1 day over' : `${days} days over`)

/* The dealer's tracker. */
export const datesFailed = 'The dates of the stages could not be loaded'
