import * as accountLetters from './account-letters.ts'
import * as clientLetters from './client-letters.ts'
import type { MailBody, MailTemplate } from './letter.ts'
import * as notificationLetters from './notification-letters.ts'
import * as officeLetters from './office-letters.ts'

type Renderer = Pick<MailTemplate<unknown>, 'name' | 'render'>

/** A mail that was rendered when it was queued, as versions before templates did (migration 0020). */
export const renderedMail: Renderer = { name: 'rendered', render: (storedMail) => JSON.parse(storedMail) as MailBody }

/** Every letter of the modules, by its name. */
export const mailTemplates: ReadonlyMap<string, Renderer> = new Map(
  [accountLetters, clientLetters, notificationLetters, officeLetters]
    .flatMap((letters) => Object.values<Renderer>(letters))
    .concat(renderedMail)
    .map((template) => [template.name, template]),
)
