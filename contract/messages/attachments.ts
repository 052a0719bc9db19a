export const uploaded = 'File added'
export const deleted = 'File deleted'
export const moved = 'File moved'
export const noFile = 'Choose a file to upload'
export const wrongKind = 'Only JPEG, PNG and WebP images and PDF files are allowed.'
export const tooMany = 'A case can have at most 60 files'
export const notYours = 'You can delete only files that you added yourself, within an hour'
export const notYoursToMove = 'You can move only files that you added yourself, within an hour'
export const whereTo = 'Name the paper or the place to which the file moves'
export const noPlace = 'Name a place among the files of a paper, counted from 1'
export const unknown = 'This case has no such file'
export const none = 'This case has no files yet'
/** The name of an attachment whose file has none. */
export const unnamed = 'File without a name'
/** The name of the file with all attachments of a case. */
export const bundleName = (caseNo: string) => `${caseNo} papers`

/** The text of the page that replaces an unreadable attachment in that file. */
export const notInBundle = (name: string) =>
  `The file “${name}” could not be added here. Open it by itself on the page of the case.`

/** Whether the signature is valid, the portal does not say. */
export const signedOriginalKept = (isWhole: boolean) =>
  isWhole
    ? 'Signed original kept; its signature covers the whole file and is not checked here.'
    : 'Signed original kept; its signature does not cover the whole file and is not checked here.'
export const saveOriginal = 'Download the signed original'

/* The files of a case on its page. */
export const otherFiles = 'Other files'
export const howToAdd = 'Drop files on a paper, or paste them. JPEG, PNG, WebP, HEIC or PDF, at most 10 MB each.'
export const add = 'Add files'
export const addTo = (name: string) => `Add files to ${name}`
export const takePhoto = (name: string) => `Take a photo of ${name}`
export const open = (name: string) => `Open ${name}`
export const added = (count: number) => (count === 1 ? '1 file added' : `${count} files added`)
export const waiting = 'Waiting to be sent'
export const preparing = 'Preparing'
export const uploading = (name: string) => `Upload of ${name}`
export const cancel = (name: string) => `Cancel ${name}`
export const tryAgain = (name: string) => `Try ${name} again`
export const bundle = 'All papers as one PDF'
export const bundleTooLarge =
  'These files are too large for one PDF: at most 100 MB together. Open the large ones by themselves.'
export const bundleFailed = 'The PDF could not be made'

/* The menu of a file. */
export const moveFile = (name: string) => `Move ${name}`
export const earlier = 'Earlier'
export const later = 'Later'
export const moveTo = 'Move to …'
export const moveFailed = 'The file could not be moved'

/* One file, large. */
export const facts = (place: number, count: number, by: string, at: string) => `${place} of ${count} · ${by}, ${at}`
export const previous = 'Previous file'
export const next = 'Next file'
export const turn = 'Turn'
export const turnedHere = 'Turned in this view only. The file stays as it was sent.'
export const noPaper = 'Of no paper'
export const remove = 'Delete'
export const removeTitle = 'Delete this file?'
export const removeDescription = (name: string) => `${name} is deleted for good. The state of its paper stays.`
export const removeFailed = 'The file could not be deleted'
export const noSuchPage = 'Name a page of the file'
export const page = (page: number, count: number) => `Page ${page} of ${count}`
export const pageOf = (name: string, page: number) => `${name}, page ${page}`
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const pageFailed = 'The page could not be drawn'
