import { z } from 'zod'
import { person } from '../cases/case.ts'
import { Role } from '../endpoint.ts'
import { requiredText } from '../fields.ts'
import { MAX_COMMENT } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { textKey } from '../texts.ts'

/** What office or dealer wrote about a case; a dealer never gets an internal one. */
export const Comment = z.object({
  id: z.uuid(),
  at: z.string(),
  by: person.extend({ role: Role }),
  text: z.string(),
  isInternal: z.boolean(),
})
export type Comment = z.infer<typeof Comment>

/** A new comment. Staff must say whether it is internal; one of a dealer never is. */
export const NewComment = z.strictObject({
  text: requiredText(textKey('comments.textRequired'), MAX_COMMENT, maskedLines),
  isInternal: z.boolean({ error: textKey('comments.audienceRequired') }).optional(),
})
