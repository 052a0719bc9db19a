/** An image as it was taken in: JPEG, PNG or WebP, 10 MB (contract section 3). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
