import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { paymentTabs } from '#contract/payments/payment-rules.ts'
import { showAt } from '#test/show-at.tsx'
import { switchLanguage } from '#web/lib/language.ts'
import { PayableList } from './payable-list.tsx'

afterEach(async () => {
  cleanup()
  await switchLanguage('en')
})

test('an empty tab is named in the language of its reader', async () => {
  await switchLanguage('hi')
  await showAt('/', <PayableList tab={paymentTabs[0]} cases={[]} query="" selection={{ on: false } as never} />)
  expect(messages.payments.statusUnpaid).not.toBe('Unpaid')
  expect(screen.getByText(messages.cases.emptyTab(messages.payments.statusUnpaid))).toBeTruthy()
})
