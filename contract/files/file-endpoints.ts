import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

import { roles } from '../roles.ts'

/** Uploads of images. */
export const fileEndpoints = {
  upload: endpoint('POST', '/utils/upload', {
    roles,
    summary: 'Take in an image; the answered address is signed and expires',
    limit: 'upload',
    accepts: 'multipart',
    data: z.object({ url: z.string() }),
    status: 201,
    message: 'upload.successful',
  }),
}
