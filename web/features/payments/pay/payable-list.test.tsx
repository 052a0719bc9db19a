import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { paymentTabs } from '#contract/payments/payment-rules.ts'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { switchLanguage } from '#web/lib/language.ts'
import { PayableList } from './payable-list.tsx'

afterEach(async () => {
  cleanup()
  await switchLanguage('en')
})

test('an empty tab is named in the language of its reader', async () => {
  await switchLanguage('hi')
  await showAt(
    '/',
    <PayableList label="Unpaid cases" tab={paymentTabs[0]} cases={[]} query="" selection={{ on: false } as never} />,
  )
  expect(t.payments('statusUnpaid')).not.toBe('Unpaid')
  expect(screen.getByText(t.cases('emptyTab', { tab: t.payments('statusUnpaid') }))).toBeTruthy()
})
