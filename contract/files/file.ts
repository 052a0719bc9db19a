/** The limit of an uploaded image (JPEG, PNG or WebP): 10 MB (contract section 3). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
