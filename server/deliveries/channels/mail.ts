import type { Mail } from '../../adapters/mail.ts'
import type { Context } from '../../context.ts'
import { openParameters } from '../sealed-parameters.ts'
import { mailTemplates } from '../templates/mail-templates.ts'
import type { Channel, Delivery } from './channel.ts'

/** By mail: over SMTP, or as files (server/adapters/mail.ts). */
export const mailChannel: Channel = {
  name: 'mail',
  templates: [...mailTemplates.keys()],
  async send(deps, delivery) {
    await deps.mail.deliver(writeMail(deps, delivery))
  },
  // Never the server's own words: they repeat the address.
  reasonOf(error) {
    if (!(error instanceof Error)) return 'unknown'
    const { code, responseCode } = error as Error & { code?: string; responseCode?: number }
    return [code ?? error.name, responseCode].filter(Boolean).join(' ')
  },
}

/** The mail of a delivery. Its id is the delivery's, so that one that leaves twice after a crash is recognised. */
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
