import * as accountLetters from './account-letters.ts'
import * as clientLetters from './client-letters.ts'
import type { MailTemplate } from './letter.ts'
import * as notificationLetters from './notification-letters.ts'
import * as officeLetters from './office-letters.ts'

type Renderer = Pick<MailTemplate<unknown>, 'name' | 'render'>

/** Every letter of the modules, by its name. */
export const mailTemplates: ReadonlyMap<string, Renderer> = new Map(
  [accountLetters, clientLetters, notificationLetters, officeLetters]
    .flatMap((letters) => Object.values<Renderer>(letters))
    .map((template) => [template.name, template]),
)
