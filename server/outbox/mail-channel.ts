import { MAIL_SERVER_UNPROTECTED } from '#contract/account/warning-codes.ts'
import type { Language } from '#contract/languages/language.ts'
import { t } from '#contract/texts.ts'
import type { Mail } from '../adapters/mail.ts'
import { describeFault, isFinal, isUnprotected } from '../adapters/mail-faults.ts'
import type { Context } from '../context/context.ts'
import { withLanguage } from '../context/language.ts'
import type { Db } from '../db/connect.ts'
import { decryptParameters } from '../deliveries/encrypted-parameters.ts'
import { mailTemplates } from '../deliveries/templates/mail-templates.ts'
import { notificationDigest, notificationLetter } from '../deliveries/templates/notification-letters.ts'
import { notify } from '../notifications/notify.ts'
import { type Delivery, type DeliveryChannel, MAIL_BACK_OFF } from './channel.ts'
import { maySendMails } from './mail-server.ts'
import { takeMailSettings } from './mail-settings.ts'

/** Sends deliveries by mail: over SMTP, or as files (server/adapters/mail.ts). */
export const mailChannel: DeliveryChannel = {
  name: 'mail',
  templates: () => [...mailTemplates.keys()],
  backOff: MAIL_BACK_OFF,
  // Mail servers slow down or refuse senders with many connections.
  queues: async (deps) => {
    await takeMailSettings(deps)
    return (await maySendMails(deps)) ? [{ name: 'mail', atOnce: 1 }] : []
  },
  async send(deps, delivery) {
    const sender = await readOfficeName(deps.database.db)
    const files = deps.mailFiles.find(({ template }) => template === delivery.template)
    const attachments = await files?.write(deps, delivery.language as Language, decryptParameters(deps.keys, delivery))
    const mail = { ...writeMail(deps, delivery, sender ?? undefined), attachments }
    try {
      const sentTo = await deps.mail.deliver(sender === null ? mail : { ...mail, sender })
      deps.warnings.withdraw(MAIL_SERVER_UNPROTECTED)
      return { sentTo }
    } catch (error) {
      if (isUnprotected(error)) deps.warnings.raise(MAIL_SERVER_UNPROTECTED, 'warnings.mailServerUnprotected')
      throw error
    }
  },
  // Never the text of the mail server, which repeats the address.
  failureOf: (error) => ({ reason: describeFault(error), isFinal: isFinal(error) }),
  // Not for mails of notifications: their mail might be given up as well, and so on.
  async noteOutcome(tx, ctx, { template, subject }, { state }) {
    if (state !== 'dead') return
    const isOfNews = [notificationLetter.name, notificationDigest.name].includes(template)
    await notify(tx, ctx, { event: 'mailGivenUp', facts: { subject }, ...(isOfNews && { letterTo: 'all' }) })
  },
}

/**
 * Renders the mail of a delivery in the name of the office. Both share one id, so that a mail sent twice after a crash
 * is recognised.
 */
export function writeMail(
  { keys, config }: Pick<Context, 'keys' | 'config'>,
  delivery: Pick<Delivery, 'id' | 'template' | 'recipient' | 'subject' | 'language' | 'key_id' | 'sealed'>,
  name: string = t.general('productName'),
): Mail {
  const { id, recipient, subject } = delivery
  const template = mailTemplates.get(delivery.template)
  if (!template) throw new Error(`No mail template is named ${delivery.template}`)
  const office = { publicUrl: config.PUBLIC_URL, name }
  const body = withLanguage(delivery.language as Language, () =>
    template.render(decryptParameters(keys, delivery), office),
  )
  return { id, to: recipient, subject: `${subject} – ${name}`, ...body }
}

/** Returns the name under which the office sends mails; null until the office has a name. */
export async function readOfficeName(db: Db): Promise<string | null> {
  const office = await db.selectFrom('office_profile').select('name').executeTakeFirst()
  return office?.name ?? null
}
