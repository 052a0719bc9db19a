export const failedTitle = 'Upload failed'
export const failed = 'File upload failed.'
export const successful = 'Upload successful'
export const noFile = 'Choose an image to upload'
