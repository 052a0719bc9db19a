export const failedTitle = 'Upload failed'
export const failed = 'File upload failed.'
export const successful = 'Upload successful'
export const noFile = 'Choose an image to upload'
export const notForm = 'Send this as multipart/form-data'
export const unreadable = 'This image is damaged and cannot be opened. Choose another one.'
export const kindClosed = 'This browser cannot open this kind of image. Choose a JPEG, PNG or WebP.'
export const heicClosed =
  'This browser cannot open this HEIC photo. Choose a JPEG, PNG or WebP, or let the iPhone take photos as JPEG: Settings › Camera › Formats › Most Compatible.'
export const tooManyPixels = 'This image is too large: at most 40 megapixels.'
export const tooLongSide = 'This image is too long: at most 30,000 pixels on a side.'
export const tooSlow = 'This image takes too long to open. Choose another one.'
export const unopened = 'This image cannot be opened here. Choose another one.'
export const pdfEncrypted = 'This PDF is protected by a password. Give it, or upload one without.'
export const pdfWrongPassword = 'This password does not open the PDF.'
export const pdfPassword = (name: string) => `Password of ${name}`
export const pdfPasswordHint = 'It opens the file once, and is not stored.'
export const openPdf = 'Open and add'
export const pdfActive = 'This PDF contains scripts, actions or other files. Print it to a new PDF and upload that.'
export const pdfUnreadable = 'This PDF is damaged and cannot be opened. Choose another one.'
export const pdfTooSlow = 'This PDF takes too long to open. Choose another one.'
export const pdfTooLarge = 'This PDF takes too much memory to open. Print it to a new PDF and upload that.'
export const pdfClosed =
  'The portal cannot open this PDF, though other programs may. Print it to a new PDF and upload that.'
export const pdfSides =
  'A page of this PDF is shorter than 1 point or longer than 14,400. Print it to a new PDF and upload that.'
export const pdfUnwritable = 'This PDF cannot be copied as a whole. Print it to a new PDF and upload that.'
export const dayIsFull =
  'This account, or its firm, has uploaded as much today as it may in a day. Upload the rest tomorrow.'
export const nearlyFull = (used: string, limit: string) => `${used} of ${limit} MB for today are uploaded`
export const nearlyFullDetail = 'What is more than that has to wait until tomorrow.'
