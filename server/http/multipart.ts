import type { FastifyRequest } from 'fastify'
import { messages } from '#contract/messages.ts'
import { MAX_UPLOAD_BYTES } from '#contract/payments/payment.ts'
import { badInput, Refusal } from './errors.ts'

/** The bytes of the one form field `file`, or null when the form has none; 413 beyond 10 MB. */
export async function readFormFile(request: FastifyRequest): Promise<Buffer | null> {
  try {
    for await (const part of request.parts({ limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 0, parts: 1 } })) {
      if (part.type !== 'file' || part.fieldname !== 'file')
        throw badInput({ [part.fieldname]: 'This field is not known' })
      const bytes = await part.toBuffer()
      return bytes.length > 0 ? bytes : null
    }
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal(413, messages.payments.tooLarge)
    if (/^FST_(?:PARTS|FILES|FIELDS)_LIMIT$/.test(code)) throw badInput({ file: messages.upload.noFile })
    if (error instanceof Refusal || code) throw error
    // What the form parser cannot make sense of is the sender's mistake.
    throw badInput({ file: messages.upload.noFile })
  }
}
