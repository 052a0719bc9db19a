export const uploaded = 'File added'
export const deleted = 'File deleted'
export const noFile = 'Choose a file to upload'
export const wrongKind = 'Only JPEG, PNG and WebP images and PDF files are allowed.'
export const tooMany = 'A case can have at most 60 files'
export const notYours = 'You can delete only files that you added yourself, within an hour'
export const unknown = 'This case has no such file'
export const none = 'This case has no files yet'
/** The name of an attachment whose file has none. */
export const unnamed = 'File without a name'
/** The name of the file with all attachments of a case. */
export const bundleName = (caseNo: string) => `${caseNo} papers`
