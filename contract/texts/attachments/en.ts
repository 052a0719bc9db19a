export const attachments = {
  uploaded: 'File added',
  deleted: 'File deleted',
  moved: 'File moved',
  noFile: 'Choose a file to upload',
  wrongKind: 'Only JPEG, PNG and WebP images and PDF files are allowed.',
  tooMany: 'A case can have at most 60 files',
  notYours: 'You can delete only files that you added yourself, within an hour',
  notYoursToMove: 'You can move only files that you added yourself, within an hour',
  whereTo: 'Name the paper or the place to which the file moves',
  noPlace: 'Name a place among the files of a paper, counted from 1',
  unknown: 'This case has no such file',
  none: 'This case has no files yet',
  /** The name of an attachment whose file has none. */
  unnamed: 'File without a name',
  /** The name of the file with all attachments of a case. */
  bundleName: '{caseNo} papers',

  /** The text of the page that replaces an unreadable attachment in that file. */
  notInBundle: 'The file “{name}” could not be added here. Open it by itself on the page of the case.',

  /** Whether the signature is valid, the portal does not say. */
  signedOriginalKept:
    '{isWhole, select, true {Signed original kept; its signature covers the whole file and is not checked here.} other {Signed original kept; its signature does not cover the whole file and is not checked here.}}',
  saveOriginal: 'Download the signed original',

  /* The files of a case on its page. */
  otherFiles: 'Other files',
  howToAdd: 'Drop files on a paper, or paste them. JPEG, PNG, WebP, HEIC or PDF, at most 10 MB each.',
  add: 'Add files',
  addTo: 'Add files to {name}',
  takePhoto: 'Take a photo of {name}',
  open: 'Open {name}',
  added: '{count, plural, one {1 file added} other {{count} files added}}',
  waiting: 'Waiting to be sent',
  preparing: 'Preparing',
  uploading: 'Upload of {name}',
  cancel: 'Cancel {name}',
  tryAgain: 'Try {name} again',
  bundle: 'All papers as one PDF',
  bundleTooLarge: 'These files are too large for one PDF: at most 100 MB together. Open the large ones by themselves.',
  bundleFailed: 'The PDF could not be made',

  /* The menu of a file. */
  moveFile: 'Move {name}',
  earlier: 'Earlier',
  later: 'Later',
  moveTo: 'Move to …',
  moveFailed: 'The file could not be moved',

  /* One file, large. */
  facts: '{place} of {count} · {by}, {at}',
  previous: 'Previous file',
  next: 'Next file',
  turn: 'Turn',
  turnedHere: 'Turned in this view only. The file stays as it was sent.',
  noPaper: 'Of no paper',
  remove: 'Delete',
  removeTitle: 'Delete this file?',
  removeDescription: '{name} is deleted for good. The state of its paper stays.',
  removeFailed: 'The file could not be deleted',
  noSuchPage: 'Name a page of the file',
  page: 'Page {page} of {count}',
  pageOf: '{name}, page {page}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageFailed: 'The page could not be drawn',
} as const
