import { describe, expect, test } from 'vitest'
import { reminderEndpoints as calls } from '#contract/reminders/reminder-endpoints.ts'
import { t } from '#contract/texts.ts'
import { isPrivateAddress } from '#server/adapters/webhooks.ts'
import { openOfficeForYears } from '#test/office.ts'

describe('a private address', () => {
  const hosts = [
    '127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '100.64.0.1', '[::1]', '[::]', '[fd00::1]', '[fe80::1]',
    '[::ffff:127.0.0.1]', '[::ffff:10.0.0.1]', '[::127.0.0.1]', '[64:ff9b::a00:1]', '2130706433', '0x7f.1', '017700000001', '255.255.255.255', '224.0.0.1',
  ] // biome-ignore format: one list

  test('a private address is no webhook, in any spelling, unless it is allowed', async () => {
    const strict = await openOfficeForYears()
    try {
      const as = await strict.superadmin()
      for (const host of hosts) {
        const answer = await strict.call(calls.editSettings, { as, body: { webhookUrl: `https://${host}:8080/hook` } })
        expect([host, answer.errors.fields]).toEqual([host, { webhookUrl: t.reminders('privateWebhook') }])
        expect(isPrivateAddress(new URL(`http://${host}/`).hostname)).toBe(true)
      }
      for (const host of ['8.8.8.8', '[2606:4700::1111]', 'gateway.example.com', 'localhost'])
        for (const [scheme, status] of [
          ['https', 200],
          ['http', 400],
        ] as const) {
          const body = { webhookUrl: `${scheme}://${host}/hook`, webhookSecret: 'a long secret of the gateway' }
          expect((await strict.call(calls.editSettings, { as, body })).status).toBe(status)
        }
    } finally {
      await strict.close()
    }
  })
})
