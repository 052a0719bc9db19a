import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Client } from '#contract/clients/client.ts'
import type { Dues } from '#contract/dues/dues.ts'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { ClientFacts } from './client-facts.tsx'

vi.stubGlobal('fetch', () => new Promise(() => {})) // an answer that does not come
afterEach(cleanup)

test('the page of a dealer says what it owes, with the way to remind it', async () => {
  const client = { ...{ isVerified: true, users: [], mobileNo: '9766000010' }, creditLimit: 0, utilizedCredit: 0 }
  const dues = { owed: 1200.5, firmName: 'Shah Motors', mobileNo: '9766000010', reminderText: 'Please pay' } as Dues
  await showAt('/', <ClientFacts client={client as unknown as Client} dues={dues} userActions={() => null} />)
  expect(screen.getByText(t.dues('owes')).parentElement?.textContent).toContain('₹1,200.50')
  const link = screen.getByRole('link', { name: t.dues('whatsAppTo', { firmName: 'Shah Motors' }) })
  expect(link.getAttribute('href')).toBe('https://wa.me/919766000010?text=Please%20pay')
})
