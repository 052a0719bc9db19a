/** The limit of an uploaded image (JPEG, PNG or WebP): 10 MB. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
/** The longer side of a stored image in pixels; larger ones are scaled down, by the browser before the upload. */
export const MAX_IMAGE_SIDE = 2400
/** The most pixels of an image that is decoded. */
export const MAX_IMAGE_PIXELS = 40_000_000
