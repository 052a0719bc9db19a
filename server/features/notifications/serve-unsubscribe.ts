import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/languages/language.ts'
import { t } from '#contract/texts.ts'
import type { Deps } from '../../context/deps.ts'
import { withLanguage } from '../../context/language.ts'
import type { Tx } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { UNSUBSCRIBE, userOfPath } from '../../deliveries/links.ts'
import { escapeHtml } from '../../deliveries/templates/letter.ts'
import { notFound } from '../../http/errors.ts'

/** The page sets its style inline and shows no input. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** Bytes of the form, of which nothing is read. */
const MAX_BODY = 2_048

/**
 * The signed link of each mail about notifications (RFC 8058). Opening it asks, since programs open links of mails by
 * themselves; posting to it turns the mails off, from its own form or by the mail program's button. A link that this
 * office did not sign is 404.
 */
export function serveUnsubscribe(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  const readerOf = async (query: unknown) => {
    const userId = userOfPath(deps.keys, Object(query))
    const reader =
      userId === null
        ? undefined
        : await db.selectFrom('users').select(['id', 'language']).where('id', '=', userId).executeTakeFirst()
    if (!reader) throw notFound()
    return reader
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY }, (_request, _body, done) => done(null))
    scope.addHook('onSend', async (_request, reply, payload) => {
      if (reply.statusCode === 200)
        reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
      return payload
    })
    scope.get(UNSUBSCRIBE, async ({ query }) => {
      const { language } = await readerOf(query)
      return pageIn(language, () => ({
        text: t.notifications('unsubscribeAsk'),
        button: t.notifications('unsubscribe'),
      }))
    })
    scope.post(UNSUBSCRIBE, async ({ query }) => {
      const { id, language } = await readerOf(query)
      await inTransaction(db, (tx) => turnMailsOff(tx, id))
      return pageIn(language, () => ({ text: t.notifications('unsubscribed') }))
    })
  })
}

/** Turns off every mail of notifications of a user, and what waits for the digest. */
async function turnMailsOff(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('notification_preferences')
    .set({ mail: 'off' })
    .where('user_id', '=', userId)
    .where('mail', '<>', 'off')
    .execute()
  await tx
    .updateTable('notifications')
    .set({ waits_for_digest: false })
    .where('user_id', '=', userId)
    .where('waits_for_digest', '=', true)
    .execute()
}

function pageIn(language: string, read: () => { text: string; button?: string }): string {
  const { title, text, button } = withLanguage(language as Language, () => ({
    title: t.notifications('mailsTitle'),
    ...read(),
  }))
  const form = button
    ? `<form method="post"><button style="background:#4f46e5;color:#fff;border:0;padding:12px 20px;border-radius:8px;font:inherit;font-weight:600;min-height:44px">${escapeHtml(button)}</button></form>`
    : ''
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><body style="margin:0 auto;padding:32px 16px;max-width:520px;font:16px/1.5 system-ui,sans-serif"><main><h1 style="font-size:1.25rem">${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</main></body></html>`
}
