/** An image as it was taken in: JPEG, PNG or WebP, 10 MB (contract section 3). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

/** Why an image that is one of these kinds is refused all the same. */
export const imageMessages = {
  unreadable: 'This image is damaged and cannot be opened. Choose another one.',
  tooManyPixels: 'This image is too large: at most 40 megapixels.',
  tooSlow: 'This image takes too long to open. Choose another one.',
} as const
