import { z } from 'zod'
import { requiredText, webAddress } from '../fields.ts'
import { MAX_WEB_ADDRESS } from '../limits.ts'
import { originals as messages } from '../messages.ts'
import { normalizeLine } from '../text.ts'

/** A form or notice for staff and clients (spec/2 point 3). */
export const OfficeDocument = z.object({ id: z.uuid(), name: z.string(), url: z.string() })
export type OfficeDocument = z.infer<typeof OfficeDocument>

const address = webAddress(messages.document.urlInvalid)
const isWebAddress = (text: string) => /^https?:\/\/[^\s]+$/i.test(text) && address.safeParse(text).success

/** Name and http(s) address of a document, trimmed; the address has no spaces (spec/2 point 5). */
export const DocumentEdit = z.strictObject({
  name: requiredText(messages.document.nameRequired),
  url: requiredText(messages.document.urlRequired, MAX_WEB_ADDRESS, normalizeLine).refine(
    isWebAddress,
    messages.document.urlInvalid,
  ),
})
export type DocumentEdit = z.input<typeof DocumentEdit>
