import type { Mail } from '../../adapters/mail.ts'
import type { Context } from '../../context.ts'
import { openParameters } from '../sealed-parameters.ts'
import { mailTemplates } from '../templates/mail-templates.ts'
import type { Channel, Delivery } from './channel.ts'

/** Sends deliveries by mail: over SMTP, or as files (server/adapters/mail.ts). */
export const mailChannel: Channel = {
  name: 'mail',
  templates: [...mailTemplates.keys()],
  async send(deps, delivery) {
    await deps.mail.deliver(writeMail(deps, delivery))
  },
  // Never the text of the mail server, which repeats the address.
  reasonOf(error) {
    if (!(error instanceof Error)) return 'unknown'
    const { code, responseCode } = error as Error & { code?: string; responseCode?: number }
    return [code ?? error.name, responseCode].filter(Boolean).join(' ')
  },
}

/** Renders the mail of a delivery. Both share one id, so that a mail sent twice after a crash is recognised. */
export function writeMail(
  { keys, config }: Pick<Context, 'keys' | 'config'>,
  delivery: Pick<Delivery, 'id' | 'template' | 'recipient' | 'subject' | 'key_id' | 'sealed'>,
): Mail {
  const { id, template: name, recipient, subject } = delivery
  const template = mailTemplates.get(name)
  if (!template) throw new Error(`No mail template is named ${name}`)
  const body = template.render(openParameters(keys, delivery), { publicUrl: config.PUBLIC_URL })
  return { id, to: recipient, subject, ...body }
}
